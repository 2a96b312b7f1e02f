import type { SpokenDoors } from '#shared/doors/spoken-doors.ts';
import type { Episode, Season, SeasonCard } from '#shared/seasons.ts';
import { canSeeShow } from '../catalog/queries.ts';
import type { ShowRow } from '../catalog/tables.ts';
import type { Viewer } from '../context.ts';
import { isAdmin } from '../viewer.ts';
import type { EpisodeSummary } from './columns.ts';
import { isCreator } from './policy.ts';
import type { KeptDoors, SeasonRow } from './tables.ts';

export const audioUrl = (key: string) => `/media/${key}`;
export const doorsUrl = (episodeId: string) => `/media/episodes/${episodeId}/doors.mp3`;
export const streamUrl = (episodeId: string) => `/media/episodes/${episodeId}/live.mp3`;

export function presentSeasonCard(row: { season: SeasonRow; showName: string; username: string | null }): SeasonCard {
  const { season } = row;
  return {
    id: season.id,
    show_id: season.showId,
    show_name: row.showName,
    title: season.title,
    description: season.description,
    featured_image_url: season.featuredImageUrl,
    is_published: season.isPublished,
    is_hidden: season.hiddenAt !== null,
    is_remixed: season.isRemixed,
    total_likes: season.totalLikes,
    total_views: season.totalViews,
    total_episode_plays: season.totalEpisodePlays,
    episode_count: season.episodeCount,
    creator_id: season.creatorId,
    creator_username: row.username,
    created_at: season.createdAt.toISOString(),
  };
}

type SeasonParts = {
  season: SeasonRow;
  show: ShowRow;
  username: string | null;
  sourceTitle: string | null;
  musicUrl: string | null;
  liked: boolean;
  saved: boolean;
  viewer: Viewer | null;
};

export function presentSeason({
  season,
  show,
  username,
  sourceTitle,
  musicUrl,
  liked,
  saved,
  viewer,
}: SeasonParts): Season {
  const creator = isCreator(season, viewer);
  return {
    ...presentSeasonCard({ season, showName: show.name, username }),
    location_id: season.locationId,
    current_episode: season.currentEpisode,
    audience_rating: show.audienceRating,
    release_year: show.releaseYear,
    show_kind: show.kind,
    show_slug: show.slug,
    show_is_open: canSeeShow(show, viewer),
    background_music_url: musicUrl,
    status: season.status,
    source_season_id: season.sourceSeasonId,
    source_season_title: sourceTitle,
    source_episode_number: season.sourceEpisodeNumber,
    is_creator: creator,
    liked,
    saved,
    landscape_image_url: season.landscapeImageUrl,
    plot_idea: creator || isAdmin(viewer) ? season.plotIdea : null,
    in_review: season.reviewReason !== null,
  };
}

/** Whether there is something to hear before the episode is finished. */
const streams = (episode: Pick<EpisodeSummary, 'stage'>) =>
  ['casting', 'recording', 'finishing'].includes(episode.stage);

/** An episode just ordered, with the address where its sound will come: it can be waited for before there is any. */
export function presentOrderedEpisode(row: EpisodeSummary): Episode {
  return { ...presentEpisode(row), stream_url: streamUrl(row.id) };
}

/** What is said of an episode's doors; null while it is not voiced. */
function presentDoors({ id, doors }: { id: string; doors: KeptDoors | null }): SpokenDoors | null {
  return doors && { audio_url: doorsUrl(id), duration_ms: doors.durationMs, parts: doors.parts };
}

export function presentEpisode(row: EpisodeSummary): Episode {
  return {
    id: row.id,
    season_id: row.seasonId,
    episode_number: row.episodeNumber,
    title: row.title,
    content: row.content,
    voice_audio_url: row.audioKey ? audioUrl(row.audioKey) : null,
    stream_url: !row.audioKey && streams(row) ? streamUrl(row.id) : null,
    captions_url: row.captionsKey ? audioUrl(row.captionsKey) : null,
    duration_ms: row.durationMs,
    stage: row.stage,
    choice_text: row.choiceText,
    doors: presentDoors(row),
    created_at: row.createdAt.toISOString(),
  };
}
