import type { PodcastEpisode } from '#platform/feeds/write-feed.ts';
import { excerpt, stripMarkdown } from '#shared/seasons.ts';
import type { Context } from '../context.ts';
import { audioUrl } from '../seasons/present-season.ts';
import type { EpisodeSummary, SeasonRow } from '../seasons/season-row.ts';

const shownDescription = 600;

type Reader = Pick<Context, 'config' | 'storage'>;

/** A finished episode as an item of a feed; null when its file is gone. `number` is its season's place in the feed. */
export async function presentFeedEpisode(
  ctx: Reader,
  { season, episode, number }: { season: Pick<SeasonRow, 'id' | 'title'>; episode: EpisodeSummary; number: number },
): Promise<PodcastEpisode | null> {
  const file = episode.audioKey && (await ctx.storage.stat(episode.audioKey));
  if (!file) return null;
  const address = (path: string) => new URL(path, ctx.config.baseUrl).href;
  return {
    guid: episode.id,
    title: stripMarkdown(episode.title).trim() || `Episode ${episode.episodeNumber}`,
    description: `${season.title}, episode ${episode.episodeNumber}. ${excerpt(episode.content, shownDescription)}`,
    link: address(`/seasons/${encodeURIComponent(season.id)}?e=${episode.episodeNumber}`),
    audio: { url: address(audioUrl(episode.audioKey!)), bytes: file.size, type: file.contentType },
    transcriptUrl: episode.captionsKey && address(audioUrl(episode.captionsKey)),
    durationMs: episode.durationMs ?? 0,
    published: episode.finishedAt ?? episode.createdAt,
    season: number,
    seasonName: season.title,
    episode: episode.episodeNumber,
  };
}
