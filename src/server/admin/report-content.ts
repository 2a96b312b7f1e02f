import type { ContentSubject, ReportReason } from '#shared/reports.ts';
import { AppError } from '#shared/errors.ts';
import { canSeeCharacter, findCharacters, getShow } from '../catalog/queries.ts';
import type { Context, Viewer } from '../context.ts';
import { getSeason } from '../seasons/queries.ts';
import { contentReports } from './tables.ts';

type NewReport = ContentSubject & { reason: ReportReason; words: string };

/**
 * Keeps what somebody thinks should not be here. `conflict` while their report of the same thing is open. Throws
 * AppError: `conflict` for a second report of the same, `not_found`.
 */
export async function reportContent(ctx: Context, viewer: Viewer, report: NewReport): Promise<{ id: string }> {
  await requireVisible(ctx, viewer, report);
  const [row] = await ctx.db
    .insert(contentReports)
    .values({
      reporterId: viewer.userId,
      subjectKind: report.kind,
      subjectId: report.id,
      reason: report.reason,
      words: report.words || null,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: contentReports.id });
  if (!row) throw new AppError('conflict', 'You have reported this already. We are looking at it.');
  return row;
}

/** Only what somebody can see can they report: the answer tells nothing about the rest. */
async function requireVisible(ctx: Context, viewer: Viewer, { kind, id }: ContentSubject): Promise<void> {
  if (kind === 'show') await getShow(ctx, id, viewer);
  if (kind === 'season') await getSeason(ctx, id, viewer);
  if (kind !== 'character') return;
  const [found] = await findCharacters(ctx, [id]);
  const show = found && { userId: found.showOwnerId, audienceRating: found.audienceRating };
  if (!show || !canSeeCharacter(found.character, show, viewer)) throw new AppError('not_found', 'Character not found');
  await getShow(ctx, found.character.showId, viewer);
}
