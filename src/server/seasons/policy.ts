import { AppError } from '#shared/errors.ts';
import { isAdmin } from '../viewer.ts';
import type { Viewer } from '../context.ts';
import type { SeasonRow } from './tables.ts';

export const seasonNotFound = 'Season not found';

/** Published seasons that wait for no admin's look everybody may hear; others their creator and admins. `hiddenAt` as `seasonColumns` has it. */
export function canSeeSeason(
  season: Pick<SeasonRow, 'isPublished' | 'hiddenAt' | 'reviewReason' | 'creatorId'>,
  viewer: Viewer | null,
): boolean {
  if (season.isPublished && !season.hiddenAt && season.reviewReason === null) return true;
  return isAdmin(viewer) || isCreator(season, viewer);
}
export function isCreator(season: Pick<SeasonRow, 'creatorId'>, viewer: Viewer | null): boolean {
  return viewer !== null && season.creatorId === viewer.userId;
}
/** Throws AppError: `forbidden`. */
export function requireCreator(season: Pick<SeasonRow, 'creatorId'>, viewer: Viewer): void {
  if (!isCreator(season, viewer)) throw new AppError('forbidden');
}
