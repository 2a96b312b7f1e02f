import type { PodcastEpisode } from '#platform/feeds/write-feed.ts';
import { excerpt, stripMarkdown } from '#shared/seasons.ts';
import { bedFileBytes } from '#studio/mix/bed-file.ts';
import type { Context } from '../../context.ts';
import type { EpisodeSummary } from '../../seasons/columns.ts';
import { audioUrl } from '../../seasons/present-season.ts';
import { withMusicKey } from './open-with-music.ts';
import type { SeasonRow } from '../../seasons/tables.ts';

/** Square, as large as podcast directories ask for. */
export const seasonCoverPath = (seasonId: string) => `/media/og/seasons/${encodeURIComponent(seasonId)}-square.jpg`;

const voicesAlone = { title: 'Voices alone', bitrate: 64_000 };
const withMusic = { type: 'audio/mpeg', title: 'With music', bitrate: 96_000 };
const shownDescription = 600;
const choicesAnchor = '#what-happens-next';

type Reader = Pick<Context, 'config' | 'storage'>;

export type FeedItem = {
  season: Pick<SeasonRow, 'id' | 'title' | 'featuredImageUrl' | 'isPublished'>;
  episode: EpisodeSummary;
  /** The season's place in the feed. */
  number: number;
  /** Whether its place has music. */
  hasMusic?: boolean;
  /** The music comes second where it is not under the voices yet: laying it there takes seconds. */
  ifMade?: boolean;
  /** The path of a stored file's address; everybody's where left out. */
  pathOf?: (key: string) => string;
};

/** A finished episode as an item of a feed; null when its file is gone. */
export async function presentFeedEpisode(
  ctx: Reader,
  { season, episode, number, hasMusic = false, ifMade = false, pathOf = audioUrl }: FeedItem,
): Promise<PodcastEpisode | null> {
  const file = episode.audioKey && (await ctx.storage.stat(episode.audioKey));
  if (!file) return null;
  const address = (path: string) => new URL(path, ctx.config.baseUrl).href;
  const captions = episode.captionsKey;
  const durationMs = episode.durationMs ?? 0;
  const mixedKey = withMusicKey(episode.audioKey!);
  const alone = { url: address(pathOf(episode.audioKey!)), bytes: file.size, type: file.contentType, ...voicesAlone };
  const mixed = { url: address(pathOf(mixedKey)), bytes: bedFileBytes(durationMs), ...withMusic };
  const isMixedFirst = hasMusic && (!ifMade || (await ctx.storage.stat(mixedKey)) !== null);
  const [first, ...others] = isMixedFirst
    ? ([mixed, alone] as const)
    : hasMusic
      ? ([alone, mixed] as const)
      : ([alone] as const);
  const besideCaptions = (extension: string) => address(pathOf(captions!.replace(/\.vtt$/, extension)));
  return {
    guid: episode.id,
    title: stripMarkdown(episode.title).trim() || `Episode ${episode.episodeNumber}`,
    description: `${season.title}, episode ${episode.episodeNumber}. ${excerpt(episode.content, shownDescription)}`,
    link: address(`/seasons/${encodeURIComponent(season.id)}?e=${episode.episodeNumber}`),
    audio: first,
    transcripts: captions
      ? [
          { url: besideCaptions('.vtt'), type: 'text/vtt' },
          { url: besideCaptions('.srt'), type: 'application/srt' },
        ]
      : [],
    chaptersUrl: captions && besideCaptions('.chapters.json'),
    alternates: others,
    contentLink: null,
    imageUrl: season.featuredImageUrl && season.isPublished ? address(seasonCoverPath(season.id)) : null,
    durationMs,
    published: episode.finishedAt ?? episode.createdAt,
    season: number,
    seasonName: season.title,
    episode: episode.episodeNumber,
  };
}

/** The last episode of a season leads to the page where its listeners choose what happens next. */
export function withWayOn(episode: PodcastEpisode): PodcastEpisode {
  const choices = `${episode.link}${choicesAnchor}`;
  return {
    ...episode,
    link: choices,
    contentLink: { url: choices, text: 'What happens next? You choose' },
    description: `${episode.description}\n\nWhat happens next? You choose: ${choices}`,
  };
}
