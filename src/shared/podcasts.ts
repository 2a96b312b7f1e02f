import { z } from 'zod';
import { characterDraft, characterName } from './story/characters.ts';
import { audienceRatings, genres, rssEpisode, showName } from './shows.ts';
import { nameOf } from './text/input-text.ts';

/** Of a feed with more items, the latest come. */
export const mostEpisodes = 500;
export const mostPodcasts = 20;

export const leftOutReasons = [
  'trailer',
  'explicit',
  'video',
  'no_sound',
  'unknown_sound',
  'not_allowed',
  'older',
] as const;
export type LeftOutEpisode = { title: string; reason: (typeof leftOutReasons)[number] };

/** What was last read of a feed beside its episodes. */
export type FeedAbout = {
  title: string;
  description: string;
  author: string;
  imageUrl: string | null;
  /** Where Canto keeps its cover; null where it has none that can be used. */
  coverKey: string | null;
  /** Name of its language in English; null for English itself and where it can't be told. */
  foreignLanguage: string | null;
  guid: string | null;
  ownerEmail: string | null;
  isExplicit: boolean;
  isBlocked: boolean;
  newestVideoUrl: string | null;
  /** What looks like codes of Canto in the owner's words. */
  codes: string[];
};

export const proofs = ['feed', 'mail', 'vouched'] as const;
export type Proof = (typeof proofs)[number];

/** In lower case, words joined by hyphens: a part of an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const podcastSlug = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(slugPattern, 'Please use small letters, digits and hyphens.');

export const addedPodcast = z.object({ address: z.string().trim().min(4).max(2000) });

export const publishedPodcast = z.object({
  name: showName,
  slug: podcastSlug,
  description: z.string().trim().max(600),
  genre: z.enum(genres),
  audience_rating: z.enum(audienceRatings),
});
export type PublishedPodcast = z.infer<typeof publishedPodcast>;

const day = z.object({ day: z.string(), views: z.number(), plays: z.number(), seasons: z.number() });
/** One row for each day, the oldest first, the last one today (UTC). */
export const podcastNumbers = z.object({ days: z.array(day) });
export type PodcastDay = z.infer<typeof day>;
export const numbersDays = 90;

export const podcast = z.object({
  id: z.string(),
  feed_url: z.string(),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  cover_url: z.string().nullable(),
  /** Newest first. */
  episodes: z.array(rssEpisode.pick({ id: true, title: true, duration: true, publishDate: true })),
  episode_count: z.number(),
  left_out: z.array(z.object({ title: z.string(), reason: z.enum(leftOutReasons) })),
  left_out_count: z.number(),
  /** A sentence that says why it can't be published as it is; null where it can. */
  obstacle: z.string().nullable(),
  ownership: z.object({
    code: z.string(),
    proof: z.enum(proofs).nullable(),
    /** The owner's mail address in the feed with most of it hidden; null where the feed names none. */
    mail_hint: z.string().nullable(),
    mailed_at: z.string().nullable(),
    vouching_asked_at: z.string().nullable(),
    looked_at: z.string().nullable(),
  }),
  feed: z.object({
    read_at: z.string(),
    next_read_at: z.string(),
    failing_since: z.string().nullable(),
    failure: z.string().nullable(),
    moved_at: z.string().nullable(),
    /** A hub tells of new episodes. */
    has_hub: z.boolean(),
  }),
  show: z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      genre: z.string().nullable(),
      audience_rating: z.enum(audienceRatings),
      image_url: z.string().nullable(),
      is_public: z.boolean(),
      is_hidden: z.boolean(),
      /** Whether it has two people and a place: what a season needs. */
      is_interactive: z.boolean(),
    })
    .nullable(),
  /** Of the show, once it is published. */
  days: z.array(day),
});
export type Podcast = z.infer<typeof podcast>;

export const proposedPerson = characterDraft
  .omit({ showId: true })
  .extend({ name: characterName, description: z.string().trim().max(300) });
export const proposedPlace = z.object({
  name: nameOf(80),
  description: z.string().trim().max(600),
  mood: z.string().max(40),
  ambience: z.string().max(40),
});
/** People and places of an interactive show. */
export const podcastWorld = z.object({
  people: z.array(proposedPerson).min(2, 'A season needs two people.').max(8),
  places: z.array(proposedPlace).min(1, 'A season needs a place.').max(8),
});
export type PodcastWorld = z.infer<typeof podcastWorld>;
