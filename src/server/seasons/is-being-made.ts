import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import { seasonEpisodes } from './tables.ts';

/**
 * An episode whose production has not ended, on the charge that this try was paid with: a job can be delivered again when
 * somebody has long paid for another try. An undefined `chargeKey` (jobs of older versions) goes by the stage alone.
 */
export function isBeingMade(episodeId: string, chargeKey: string | null | undefined): SQL | undefined {
  return and(
    eq(seasonEpisodes.id, episodeId),
    notInArray(seasonEpisodes.stage, ['ready', 'failed']),
    chargeKey === undefined ? undefined : sql`${seasonEpisodes.chargeKey} is not distinct from ${chargeKey}`,
  );
}
