import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { mailDecisionJob } from './jobs.ts';
import { creatorApplications } from './tables.ts';

type Decision = { id: string; status: 'accepted' | 'declined'; words: string };

/**
 * Accepts or declines an application, once, and has the applicant told by mail, with the `words` if any. Belongs in a
 * transaction. Answers the name of the show; `conflict` where it was decided before. Throws AppError: `not_found`,
 * `conflict` when it was decided already.
 */
export async function decideApplication(tx: Context, { id, status, words }: Decision): Promise<string> {
  const [application] = await tx.db
    .select()
    .from(creatorApplications)
    .where(eq(creatorApplications.id, id))
    .for('update');
  if (!application) throw new AppError('not_found', 'Application not found');
  if (application.status !== 'new')
    throw new AppError('conflict', `This application was ${application.status} already.`);
  await tx.db
    .update(creatorApplications)
    .set({ status, decidedAt: tx.clock.now() })
    .where(eq(creatorApplications.id, id));
  await tx.jobs.enqueue(tx.db, mailDecisionJob, { applicationId: id, words });
  return application.showName;
}
