import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes, type KeptRecap } from './tables.ts';

/** What is told before the episode after this one; null until somebody who was away has asked for it. */
export async function readRecap({ db }: Pick<Context, 'db'>, episodeId: string): Promise<KeptRecap | null> {
  const [row] = await db
    .select({ recap: seasonEpisodes.recap })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episodeId));
  return row?.recap ?? null;
}
