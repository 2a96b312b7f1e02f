import type { Character } from '#shared/story/characters.ts';
import type { Location, Show, ShowCard } from '#shared/shows.ts';
import { shows, type CharacterRow, type LocationRow, type ShowRow } from './tables.ts';

export const musicUrl = (id: string) => `/media/music/${id}.mp3`;

/** What a card shows of a show: a list leaves its long texts where they are. */
export const cardColumns = {
  id: shows.id,
  kind: shows.kind,
  slug: shows.slug,
  name: shows.name,
  description: shows.description,
  imageUrl: shows.imageUrl,
  ink: shows.ink,
  genre: shows.genre,
  audienceRating: shows.audienceRating,
  totalSeasons: shows.totalSeasons,
  totalViews: shows.totalViews,
  totalLikes: shows.totalLikes,
  featured: shows.featured,
  featuredEpisodeLink: shows.featuredEpisodeLink,
  isPublic: shows.isPublic,
  hiddenAt: shows.hiddenAt,
  userId: shows.userId,
  createdAt: shows.createdAt,
};

/** A basic show begins with no seasons, views or likes, and as suitable for all; from then on its row counts like any other. */
export function presentShowCard(row: Pick<ShowRow, keyof typeof cardColumns>): ShowCard {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image_url: row.imageUrl,
    ink: row.ink,
    genre: row.genre,
    audience_rating: row.audienceRating,
    total_seasons: row.totalSeasons,
    total_views: row.totalViews,
    total_likes: row.totalLikes,
    featured: row.featured,
    featured_episode_link: row.featuredEpisodeLink,
    is_public: row.isPublic,
    is_hidden: row.hiddenAt !== null,
    user_id: row.userId,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentShow(row: ShowRow): Show {
  return {
    ...presentShowCard(row),
    tone: row.tone,
    landscape_image_url: row.landscapeImageUrl,
    square_image_url: row.squareImageUrl,
    featured_order: row.featuredOrder,
    show_overview: row.showOverview,
    core_conflict: row.coreConflict,
    history_lore: row.historyLore,
    release_year: row.releaseYear,
    fan_created_seasons: row.totalSeasons,
    total_plays: row.totalPlays,
    show_creator: row.showCreator,
    podcast_rss_url: row.podcastRssUrl,
    youtube_url: row.youtubeUrl,
  };
}

/** `isOwn`: for the owner of its show. */
export function presentCharacter(
  row: CharacterRow,
  show?: Pick<ShowRow, 'id' | 'name' | 'userId'>,
  isOwn = false,
): Character {
  const { age, gender, race, hairColor, personality } = row.characterJson;
  return {
    id: row.id,
    show_id: row.showId,
    name: row.name,
    description: row.description,
    image_url: row.imageUrl,
    character_json: {
      age: age ?? null,
      gender: gender ?? null,
      race: race ?? null,
      hairColor: hairColor ?? null,
      personality: personality ?? null,
    },
    is_hidden: row.hiddenAt !== null,
    ...(isOwn ? { voice: row.voice } : {}),
    ...(show ? { show: { id: show.id, name: show.name, user_id: show.userId } } : {}),
    created_at: row.createdAt.toISOString(),
  };
}

export function presentLocation(row: LocationRow): Location {
  return {
    id: row.id,
    show_id: row.showId,
    name: row.name,
    description: row.description,
    image_url: row.imageUrl,
    background_music_id: row.backgroundMusicId,
    music_url: row.backgroundMusicId ? musicUrl(row.backgroundMusicId) : null,
    created_at: row.createdAt.toISOString(),
  };
}
