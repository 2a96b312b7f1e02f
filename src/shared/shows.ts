import { z } from 'zod';
import { nameOf } from './text/input-text.ts';

export const showKinds = ['interactive', 'podcast', 'basic'] as const;
export type ShowKind = (typeof showKinds)[number];

export const audienceRatings = ['all_ages', '4+', '8+', '10+'] as const;
export type AudienceRating = (typeof audienceRatings)[number];

/** How old the youngest listener of a rating is. All ages begin as early as 4+. */
export const youngestListener: Record<AudienceRating, 4 | 8 | 10> = { all_ages: 4, '4+': 4, '8+': 8, '10+': 10 };
/** Whether small children hear a show: then nothing typed reaches others but words of a list that is fit for them. */
export const isForYoungest = (rating: AudienceRating) => youngestListener[rating] === 4;

export const genres = ['Adventure', 'Comedy', 'Educational', 'Fantasy', 'Mystery', 'Space'] as const;
export type Genre = (typeof genres)[number];

/** The ten browse chips, in the specification's order. */
export const browseFilters = ['All Ages', '4+', '8+', '10+', ...genres] as const;
export const browseSorts = ['trending', 'newest', 'popular'] as const;
export type BrowseSort = (typeof browseSorts)[number];
export const browsePageSize = 24;
/** Lists count no further: a `total` of this many means at least so many. */
export const mostShowsCounted = 300;

/** Year badge of a show that has not set its own; the specification fixes it. */
export const defaultReleaseYear = 2023;

/** `all_ages` and `all-ages` read All Ages; other ratings in upper case; none Not Rated. */
export function ratingLabel(rating: string | null | undefined): string {
  if (!rating) return 'Not Rated';
  return rating === 'all_ages' || rating === 'all-ages' ? 'All Ages' : rating.toUpperCase();
}

/** A name by which a show has an address: browsers take `.` and `..` for folders. */
export const showName = nameOf(80).refine((name) => !/^\.{1,2}$/.test(name), 'Please choose another name.');

/** The show name in lower case with spaces replaced by hyphens. */
export function showSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/**
 * Pictures: `*_image_url` is a path `/media/pictures/<key>/<width>.webp`; any width of `pictureWidths` and the formats
 * webp and avif exist at the same path. `ink` is the poster's own very dark colour (CSS hex) for text on it.
 */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

export const showCard = z.object({
  id: z.string(),
  kind: z.enum(showKinds),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  ink: z.string().nullable(),
  genre: z.string().nullable(),
  audience_rating: z.enum(audienceRatings),
  total_seasons: z.number(),
  total_views: z.number(),
  total_likes: z.number(),
  featured: z.boolean(),
  /** A video of one episode; on cards too, so that the home page finds the one to feature without opening every show. */
  featured_episode_link: z.string().nullable(),
  is_public: z.boolean(),
  /** Hidden by an admin: only its owner and admins ever get to read this as true. */
  is_hidden: z.boolean(),
  user_id: z.string().nullable(),
  created_at: z.string(),
});
export type ShowCard = z.infer<typeof showCard>;

export const show = showCard.extend({
  tone: z.string().nullable(),
  landscape_image_url: z.string().nullable(),
  square_image_url: z.string().nullable(),
  featured_order: z.number().nullable(),
  show_overview: z.string().nullable(),
  core_conflict: z.string().nullable(),
  history_lore: z.string().nullable(),
  release_year: z.number(),
  fan_created_seasons: z.number(),
  /** How often episodes of its seasons were played. */
  total_plays: z.number(),
  show_creator: z.string().nullable(),
  podcast_rss_url: z.string().nullable(),
  youtube_url: z.string().nullable(),
});
export type Show = z.infer<typeof show>;

export const location = z.object({
  id: z.string(),
  show_id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  background_music_id: z.string().nullable(),
  /** The loop's address, as `show_music.file_url`. */
  music_url: z.string().nullable(),
  created_at: z.string(),
});
export type Location = z.infer<typeof location>;

export const newLocation = z.object({
  name: nameOf(80),
  description: z.string().trim().max(600).default(''),
  musicId: z.string().optional(),
});
export type NewLocation = z.infer<typeof newLocation>;

export const rssEpisode = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  audioUrl: z.string(),
  duration: z.string(),
  publishDate: z.string().nullable(),
});
export type RssEpisode = z.infer<typeof rssEpisode>;

/** Body of `create-show`: question number ("1" … "10") to chosen preset, and to custom text. */
export const showAnswers = z.object({
  answers: z.record(z.string(), z.string().max(200)).default({}),
  customAnswers: z.record(z.string(), z.string().max(400)).default({}),
});
export type ShowAnswers = z.infer<typeof showAnswers>;

export const showOption = z.object({
  name: showName,
  description: z.string().trim().max(600),
  show_overview: z.string().trim().max(2000),
  core_conflict: z.string().trim().max(2000),
  history_lore: z.string().trim().max(2000),
  genre: z.string().max(40),
  tone: z.string().max(80),
  image_url: z.string().max(400),
});
export type ShowOption = z.infer<typeof showOption>;
