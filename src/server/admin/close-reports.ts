import { and, eq } from 'drizzle-orm';
import type { ContentSubject } from '#shared/reports.ts';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../context.ts';
import { findContent } from './find-content.ts';
import { act } from './record-act.ts';
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

/** Finds nothing wrong with what was reported; it stays as it is. */
export function dismissReports(ctx: Context, admin: Viewer, { kind, id, reason }: ContentSubject & { reason: string }) {
  return act(ctx, admin, async (tx) => {
    const dismissed = await closeReports(tx, { kind, id }, 'dismissed');
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
