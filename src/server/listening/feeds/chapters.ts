import { eq } from 'drizzle-orm';
import { scenesOf } from '#shared/places/scenes.ts';
import type { TimedLine } from '#shared/story/script.ts';
import type { Context } from '../../context.ts';
import { seasonEpisodes } from '../../seasons/tables.ts';

/** The words of the finished episode whose captions these are; null where there is none. Remixes share both. */
export async function findCaptionedLines(
  { db }: Pick<Context, 'db'>,
  captionsKey: string,
): Promise<TimedLine[] | null> {
  const [row] = await db
    .select({ lines: seasonEpisodes.transcript })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.captionsKey, captionsKey))
    .limit(1);
  return row?.lines ?? null;
}

/** The scenes of an episode in podcastindex.org's JSON chapters format, 1.2.0: times in seconds. */
export function chaptersOf(lines: readonly TimedLine[]) {
  const chapters = scenesOf(lines).map(({ startMs, endMs, title }) => ({
    startTime: startMs / 1000,
    endTime: endMs / 1000,
    title,
  }));
  return { version: '1.2.0', chapters };
}
