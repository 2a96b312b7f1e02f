import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { ContentSubject } from '#shared/reports.ts';
import type { Context, Viewer } from '../context.ts';
import { passReview } from '../seasons/change-season.ts';
import { audited } from './audited.ts';
import { findContent } from './find-content.ts';
import { contentReports } from './tables.ts';

/** Settles the open reports of something; answers how many there were. */
export async function closeReports(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { kind, id }: ContentSubject,
  status: 'upheld' | 'dismissed',
): Promise<number> {
  const closed = await db
    .update(contentReports)
    .set({ status, closedAt: clock.now() })
    .where(
      and(eq(contentReports.subjectKind, kind), eq(contentReports.subjectId, id), eq(contentReports.status, 'open')),
    )
    .returning({ id: contentReports.id });
  return closed.length;
}

/**
 * Finds nothing wrong with what was reported; it stays as it is, and a season that the judge was unsure of is found from now on. Throws AppError: `conflict` when they were dealt with
 * already.
 */
export function dismissReports(ctx: Context, admin: Viewer, { kind, id, reason }: ContentSubject & { reason: string }) {
  return audited(ctx, admin, async (tx) => {
    const passed = kind === 'season' && (await passReview(tx, id)) ? 1 : 0;
    const dismissed = (await closeReports(tx, { kind, id }, 'dismissed')) + passed;
    if (dismissed === 0) throw new AppError('conflict', 'These reports were dealt with already.');
    const [content] = (await findContent(tx, { kind, ids: [id] })).items;
    const entry = {
      action: 'reports.dismiss' as const,
      subject: { kind, id, ...(content ? { name: content.name } : {}) },
      reason,
      before: { open_reports: dismissed },
      after: { open_reports: 0 },
    };
    return { entry, answer: { dismissed } };
  });
}
