import { eq, sql } from 'drizzle-orm';
import type { Usage } from '#studio/usage.ts';
import type { Context } from '../context.ts';
import { seasonEpisodes } from './tables.ts';

/** What earlier attempts took is not forgotten. */
export const withUsage = (usage: readonly Usage[]) => sql`${seasonEpisodes.usage} || ${JSON.stringify(usage)}::jsonb`;

/** Meters what an episode, its recap or the beginnings of its paths consumed; nothing is written for nothing. */
export async function addUsage(
  { db }: Pick<Context, 'db'>,
  episodeId: string,
  usage: readonly (Usage | undefined)[],
): Promise<void> {
  const metered = usage.filter((one) => one !== undefined);
  if (metered.length === 0) return;
  await db
    .update(seasonEpisodes)
    .set({ usage: withUsage(metered) })
    .where(eq(seasonEpisodes.id, episodeId));
}
