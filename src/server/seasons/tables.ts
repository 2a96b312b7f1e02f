import { boolean, integer, jsonb, pgTable, pgView, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { SpokenDoors } from '#shared/doors/spoken-doors.ts';
import type { PlotPicks } from '#shared/story/plot-reading.ts';
import type { EffectName } from '#shared/story/sound-effects.ts';
import type { ScriptLine, SpeakerRole, TimedLine, WordTiming } from '#shared/story/script.ts';
import type { MemoryAct, MemoryChapter } from '#shared/story/memory.ts';
import type { ProductionStage } from '#shared/seasons.ts';
import type { VoiceId } from '#studio/providers/speech/speech-provider.ts';
import type { StoryCharacter, StoryLocation, StoryState } from '#studio/providers/text/text-provider.ts';
import type { Usage } from '#studio/usage.ts';
import type { KeptMemory, MemoryEffect } from './memory/kept-memory.ts';

const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();

/** A lead as the season knows it for good, with the voice that belongs to the character. */
export type Lead = StoryCharacter & { voice: VoiceId };

export const userSeasons = pgTable('user_seasons', {
  id: id(),
  showId: text('show_id').notNull(),
  locationId: text('location_id'),
  creatorId: text('creator_id'),
  title: text().notNull(),
  description: text(),
  featuredImageUrl: text('featured_image_url'),
  landscapeImageUrl: text('landscape_image_url'),
  isPublished: boolean('is_published').notNull().default(true),
  hiddenAt: moment('hidden_at'),
  reviewReason: text('review_reason'),
  isRemixed: boolean('is_remixed').notNull().default(false),
  sourceSeasonId: text('source_season_id'),
  sourceEpisodeNumber: integer('source_episode_number'),
  plotIdea: text('plot_idea').notNull(),
  plotPicks: jsonb('plot_picks').$type<PlotPicks>().notNull().default({}),
  seed: text().notNull(),
  leads: jsonb().$type<[Lead, Lead]>().notNull(),
  place: jsonb().$type<StoryLocation>().notNull(),
  narratorVoice: text('narrator_voice').notNull(),
  totalLikes: integer('total_likes').notNull().default(0),
  totalViews: integer('total_views').notNull().default(0),
  totalEpisodePlays: integer('total_episode_plays').notNull().default(0),
  createdAt: createdAt(),
});

/** What the last episode of a season says of it. A season without episodes is `queued`. */
export const seasonState = pgView('season_state', {
  seasonId: text('season_id').notNull(),
  status: text().$type<ProductionStage>().notNull(),
  error: text(),
  /** The number of the newest episode that is ready; 1 before there is one. */
  currentEpisode: integer('current_episode').notNull(),
  /** Episodes that are ready or ordered. */
  episodeCount: integer('episode_count').notNull(),
}).existing();

/** A season as queries read it (`seasonColumns`): its row and its state. */
export type SeasonRow = typeof userSeasons.$inferSelect & Omit<typeof seasonState.$inferSelect, 'seasonId'>;

/** Everything up to and including an episode, told again in under a minute. */
export type KeptRecap = { audioKey: string; durationMs: number; lines: TimedLine[] };

/** What the narrator says of the doors out of an episode. */
export type KeptDoors = { audioKey: string; durationMs: number; parts: SpokenDoors['parts'] };

export const seasonEpisodes = pgTable(
  'season_episodes',
  {
    id: id(),
    seasonId: text('season_id').notNull(),
    episodeNumber: integer('episode_number').notNull(),
    title: text().notNull().default(''),
    content: text().notNull().default(''),
    stage: text().$type<ProductionStage>().notNull().default('queued'),
    error: text(),
    /** What the last attempt of a production that was given up died of; for admins. */
    failure: text(),
    choiceKey: text('choice_key'),
    choiceText: text('choice_text'),
    isCopy: boolean('is_copy').notNull().default(false),
    storyState: jsonb('story_state').$type<StoryState>(),
    memory: jsonb().$type<KeptMemory>(),
    linesTotal: integer('lines_total'),
    audioKey: text('audio_key'),
    captionsKey: text('captions_key'),
    transcript: jsonb().$type<TimedLine[]>(),
    durationMs: integer('duration_ms'),
    doors: jsonb().$type<KeptDoors>(),
    /** The file of the sentences voiced for it that are in none of its others. */
    openingsKey: text('openings_key'),
    recap: jsonb().$type<KeptRecap>(),
    recapFailedAt: moment('recap_failed_at'),
    chargedUserId: text('charged_user_id'),
    chargeKey: text('charge_key'),
    usage: jsonb().$type<Usage[]>().notNull().default([]),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [unique('one_episode_per_number').on(table.seasonId, table.episodeNumber)],
);
export type EpisodeRow = typeof seasonEpisodes.$inferSelect;

export const episodeLines = pgTable(
  'episode_lines',
  {
    episodeId: text('episode_id').notNull(),
    position: integer().notNull(),
    role: text().$type<SpeakerRole>().notNull(),
    speaker: text().notNull(),
    text: text().notNull(),
    delivery: text(),
    cue: text().$type<'turn'>(),
    sound: text().$type<EffectName>(),
    gender: text().$type<NonNullable<ScriptLine['gender']>>(),
  },
  (table) => [primaryKey({ columns: [table.episodeId, table.position] })],
);

export const takes = pgTable('takes', {
  key: text().primaryKey(),
  durationMs: integer('duration_ms').notNull(),
  words: jsonb().$type<WordTiming[]>().notNull(),
  /** The file that its sound is a slice of; null while it has one of its own. All three are null, or none. */
  file: text(),
  fileOffset: integer('file_offset'),
  bytes: integer(),
  createdAt: createdAt(),
});

export const episodeTakes = pgTable(
  'episode_takes',
  {
    episodeId: text('episode_id').notNull(),
    position: integer().notNull(),
    linePosition: integer('line_position').notNull(),
    takeKey: text('take_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.episodeId, table.position] })],
);

/** Takes voiced for an episode that are not of it: its recap, its doors and the beginnings of its paths. */
export const preparedTakes = pgTable(
  'prepared_takes',
  { episodeId: text('episode_id').notNull(), takeKey: text('take_key').notNull() },
  (table) => [primaryKey({ columns: [table.episodeId, table.takeKey] })],
);

/** How an episode begins, voiced before anybody chose it: its first lines, and the sentences of them that can be heard. */
export type PrerenderedBranch = {
  /** Whose voices these are; others are not put together with them. */
  voices: string;
  lines: ScriptLine[];
  takes: { linePosition: number; key: string }[];
};

export const episodeChoices = pgTable('episode_choices', {
  id: id(),
  episodeId: text('episode_id').notNull(),
  choiceKey: text('choice_key').notNull(),
  choiceText: text('choice_text').notNull(),
  choiceOrder: integer('choice_order').notNull(),
  prerendered: jsonb().$type<PrerenderedBranch>(),
});

const mark = { userId: text('user_id').notNull(), seasonId: text('season_id').notNull() };
export const userSeasonLikes = pgTable('user_season_likes', { ...mark, createdAt: createdAt() }, (table) => [
  primaryKey({ columns: [table.userId, table.seasonId] }),
]);
export const userSavedSeasons = pgTable('user_saved_seasons', { ...mark, createdAt: createdAt() }, (table) => [
  primaryKey({ columns: [table.userId, table.seasonId] }),
]);

/** What makers changed in what their seasons remember; see `memory/`. */
export const memoryChanges = pgTable(
  'memory_changes',
  {
    id: id(),
    seasonId: text('season_id').notNull(),
    number: integer().notNull(),
    act: text().$type<MemoryAct>().notNull(),
    effect: text().$type<MemoryEffect>().notNull(),
    factId: text('fact_id').notNull(),
    chapter: text().$type<MemoryChapter>(),
    was: text(),
    text: text(),
    undoes: text(),
    authorId: text('author_id'),
    afterEpisode: integer('after_episode').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('one_memory_change_per_number').on(table.seasonId, table.number)],
);
export type MemoryChangeRow = typeof memoryChanges.$inferSelect;
