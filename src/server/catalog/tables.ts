import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FeedAbout, LeftOutEpisode } from '#shared/podcasts.ts';
import type { CharacterJson } from '#shared/story/characters.ts';
import type { ShowStory } from '#shared/story/show-story.ts';
import type { World } from '#shared/story/show-questions.ts';
import type { AudienceRating, RssEpisode, ShowKind } from '#shared/shows.ts';
import type { PictureSpec } from '#engines/artwork/picture.ts';
import type { Ambience, Mood } from '#studio/providers/music/music-provider.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';
import type { Usage } from '#studio/usage.ts';

const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const pictures = pgTable('pictures', {
  key: text().primaryKey(),
  spec: jsonb().$type<PictureSpec>().notNull(),
  /** Words for a picture service; null where the picture is only ever drawn. */
  prompt: text(),
  /** What painting it consumed. */
  usage: jsonb().$type<Usage>(),
  createdAt: createdAt(),
});

export const shows = pgTable('shows', {
  id: id(),
  kind: text().$type<ShowKind>().notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  description: text(),
  imageUrl: text('image_url'),
  landscapeImageUrl: text('landscape_image_url'),
  squareImageUrl: text('square_image_url'),
  /** What the poster shows; its seasons and places are the same stage relit. */
  picture: jsonb().$type<PictureSpec>(),
  ink: text(),
  genre: text(),
  tone: text(),
  audienceRating: text('audience_rating').$type<AudienceRating>().notNull().default('all_ages'),
  featured: boolean().notNull().default(false),
  featuredOrder: integer('featured_order'),
  isPublic: boolean('is_public').notNull().default(true),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  userId: text('user_id'),
  featuredEpisodeLink: text('featured_episode_link'),
  showOverview: text('show_overview'),
  coreConflict: text('core_conflict'),
  historyLore: text('history_lore'),
  world: jsonb().$type<Partial<World>>().notNull().default({}),
  story: jsonb().$type<ShowStory>(),
  releaseYear: integer('release_year').notNull().default(2023),
  showCreator: text('show_creator'),
  podcastRssUrl: text('podcast_rss_url'),
  youtubeUrl: text('youtube_url'),
  narratorVoice: text('narrator_voice'),
  totalSeasons: integer('total_seasons').notNull().default(0),
  totalViews: integer('total_views').notNull().default(0),
  totalLikes: integer('total_likes').notNull().default(0),
  totalPlays: integer('total_plays').notNull().default(0),
  createdAt: createdAt(),
});

/** What public shows are found and listed by, kept by a trigger of `shows` (0026-show-search.sql). */
export const showSearch = pgTable('show_search', {
  showId: text('show_id').primaryKey(),
  totalSeasons: integer('total_seasons').notNull(),
  totalLikes: integer('total_likes').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  chips: text().array().notNull(),
  words: text().notNull(),
});
export type ShowRow = typeof shows.$inferSelect;

export const characters = pgTable('characters', {
  id: id(),
  showId: text('show_id').notNull(),
  name: text().notNull(),
  description: text(),
  imageUrl: text('image_url'),
  characterJson: jsonb('character_json').$type<CharacterJson>().notNull(),
  voice: text().notNull(),
  madeBy: text('made_by').$type<'wizard' | 'publishing' | 'catalog'>().notNull(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  createdAt: createdAt(),
});
export type CharacterRow = typeof characters.$inferSelect;

export const showMusic = pgTable('show_music', {
  id: id(),
  showId: text('show_id').notNull(),
  title: text().notNull(),
  mood: text().$type<Mood>().notNull(),
  ambience: text().$type<Ambience>().notNull(),
  seed: text().notNull(),
  createdAt: createdAt(),
});

export const locations = pgTable('locations', {
  id: id(),
  showId: text('show_id').notNull(),
  name: text().notNull(),
  description: text(),
  imageUrl: text('image_url'),
  backgroundMusicId: text('background_music_id'),
  createdAt: createdAt(),
});
export type LocationRow = typeof locations.$inferSelect;

export const showOptions = pgTable('show_options', {
  id: id(),
  userId: text('user_id').notNull(),
  imageUrl: text('image_url').notNull(),
  imagined: jsonb().$type<ImaginedShow>().notNull(),
  world: jsonb().$type<Partial<World>>().notNull(),
  picture: jsonb().$type<PictureSpec>().notNull(),
  showId: text('show_id'),
  createdAt: createdAt(),
});

export const feedCache = pgTable('feed_cache', {
  url: text().primaryKey(),
  body: jsonb().$type<RssEpisode[]>().notNull(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
});

export const followedFeeds = pgTable('followed_feeds', {
  url: text().primaryKey(),
  about: jsonb().$type<FeedAbout>().notNull(),
  /** Oldest first. */
  episodes: jsonb().$type<RssEpisode[]>().notNull(),
  leftOut: jsonb('left_out').$type<LeftOutEpisode[]>().notNull(),
  /** The audience that its texts were judged for. */
  audienceRating: text('audience_rating').$type<AudienceRating>().notNull(),
  etag: text(),
  lastModified: text('last_modified'),
  readAt: moment('read_at').notNull(),
  nextReadAt: moment('next_read_at').notNull(),
  failures: integer().notNull().default(0),
  failingSince: moment('failing_since'),
  failure: text(),
  movedAt: moment('moved_at'),
  hubToken: text('hub_token'),
  hubSecret: text('hub_secret'),
  hubUrl: text('hub_url'),
  hubTopic: text('hub_topic'),
  hubAskedAt: moment('hub_asked_at'),
  hubUntil: moment('hub_until'),
});
export type FollowedFeed = typeof followedFeeds.$inferSelect;
