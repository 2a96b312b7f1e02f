import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isSeasonState, seasonColumns } from '../seasons/columns.ts';
import type { EpisodeSummary } from '../seasons/columns.ts';
import { presentEpisode } from '../seasons/present-season.ts';
import { listChoices, listEpisodes } from '../seasons/queries.ts';
import { episodeLines, seasonState, userSeasons, type SeasonRow } from '../seasons/tables.ts';
import { readTranscript } from '../seasons/transcript.ts';
import { json, type ExportedFile } from './exported-file.ts';
import { folderName } from './folder-name.ts';
import { writeScript } from './write-script.ts';

/** The person's seasons, published or not, each with scripts, and with audio and captions of what is finished. */
export async function* exportSeasons(
  ctx: Pick<Context, 'db' | 'storage'>,
  userId: string,
): AsyncGenerator<ExportedFile> {
  const seasons = await ctx.db
    .select(seasonColumns)
    .from(userSeasons)
    .innerJoin(seasonState, isSeasonState)
    .where(eq(userSeasons.creatorId, userId))
    .orderBy(asc(userSeasons.createdAt));
  for (const season of seasons) {
    const folder = `seasons/${folderName(season.title, season.id)}`;
    const episodes = await listEpisodes(ctx, season.id);
    yield { name: `${folder}/season.json`, input: json(describe(season, episodes)), lastModified: season.createdAt };
    for (const episode of episodes) yield* exportEpisode(ctx, episode, `${folder}/episode-${episode.episodeNumber}`);
  }
}

async function* exportEpisode(
  ctx: Pick<Context, 'db' | 'storage'>,
  episode: EpisodeSummary,
  path: string,
): AsyncGenerator<ExportedFile> {
  const lastModified = episode.finishedAt ?? episode.createdAt;
  const lines = await ctx.db
    .select()
    .from(episodeLines)
    .where(eq(episodeLines.episodeId, episode.id))
    .orderBy(asc(episodeLines.position));
  // A remix keeps the words of the episodes it shares in their transcript.
  const spoken = lines.length > 0 ? lines : (await readTranscript(ctx, episode.id)).lines;
  const choices = (await listChoices(ctx, episode.id)).map(({ choiceText }) => choiceText);
  if (spoken.length > 0) {
    yield { name: `${path}.md`, input: writeScript({ ...episode, lines: spoken, choices }), lastModified };
  }
  for (const [key, extension] of [
    [episode.audioKey, 'mp3'],
    [episode.captionsKey, 'vtt'],
  ] as const) {
    const input = key && (await ctx.storage.read(key));
    if (!input) continue;
    try {
      yield { name: `${path}.${extension}`, input, lastModified };
    } finally {
      // Whoever hangs up leaves it half read.
      input.destroy();
    }
  }
}

function describe(season: SeasonRow, episodes: EpisodeSummary[]) {
  return {
    id: season.id,
    show_id: season.showId,
    title: season.title,
    description: season.description,
    plot_idea: season.plotIdea,
    characters: season.leads.map(({ name, description }) => ({ name, description })),
    location: season.place.name,
    status: season.status,
    is_published: season.isPublished,
    is_remixed: season.isRemixed,
    source_season_id: season.sourceSeasonId,
    source_episode_number: season.sourceEpisodeNumber,
    total_likes: season.totalLikes,
    total_views: season.totalViews,
    total_episode_plays: season.totalEpisodePlays,
    created_at: season.createdAt.toISOString(),
    episodes: episodes.map(presentEpisode),
  };
}
