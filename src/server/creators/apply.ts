import { and, eq, isNull } from 'drizzle-orm';
import type { CreatorApplication } from '#shared/accounts.ts';
import type { Context } from '../context.ts';
import { mailApplicationJob } from './jobs.ts';
import { creatorApplications } from './tables.ts';

/** Keeps an application; no account is needed. */
export async function createCreatorApplication(
  ctx: Pick<Context, 'db' | 'clock'>,
  form: CreatorApplication,
): Promise<{ id: string }> {
  const [row] = await ctx.db
    .insert(creatorApplications)
    .values({
      fullName: form.full_name,
      email: form.email,
      currentPlatform: form.current_platform,
      showName: form.show_name,
      followerCount: form.follower_count,
      description: form.description,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: creatorApplications.id });
  return row!;
}

/**
 * Has an application that was really made mailed to the admin, and a confirmation to the applicant, once however often and
 * by whomever it is asked for. Mail that can't be sent now is tried again later.
 */
export async function notifyCreatorApplication(ctx: Context, form: CreatorApplication): Promise<void> {
  await ctx.transaction(async (tx) => {
    const waiting = await tx.db
      .update(creatorApplications)
      .set({ notifiedAt: tx.clock.now() })
      .where(
        and(
          eq(creatorApplications.email, form.email),
          eq(creatorApplications.showName, form.show_name),
          isNull(creatorApplications.notifiedAt),
        ),
      )
      .returning({ id: creatorApplications.id });
    for (const { id } of waiting)
      for (const to of ['house', 'applicant'] as const)
        await tx.jobs.enqueue(tx.db, mailApplicationJob, { applicationId: id, to });
  });
}
