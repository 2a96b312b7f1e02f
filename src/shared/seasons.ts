import { z } from 'zod';
import { spokenDoors } from './doors/spoken-doors.ts';
import { plotPicks } from './story/plot-reading.ts';
import { audienceRatings } from './shows.ts';
import { timedLine } from './story/script.ts';

export const plotIdeaLimit = 600;
/** Only place its limits are written. Control characters (but for line breaks) are dropped; the rest is kept verbatim. */
export const plotIdea = z
  .string()
  // oxlint-disable-next-line no-control-regex -- they are what is being removed
  .transform((text) => text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '').trim())
  .pipe(
    z.string().min(1, 'Please write a plot idea.').max(plotIdeaLimit, `Please keep it to ${plotIdeaLimit} characters.`),
  );

export const charactersPerSeason = 2;

/** Body of `create-season-v3`. */
export const newSeason = z.object({
  showId: z.string().min(1),
  characterIds: z
    .array(z.string().min(1))
    .length(charactersPerSeason, 'Choose exactly two characters.')
    .refine(([a, b]) => a !== b, 'Choose two different characters.'),
  locationId: z.string().min(1, 'Choose a location.'),
  plotIdea,
  picks: plotPicks.optional(),
  /** A picture of the show or of the location, by its address; without one the season gets its own. */
  featuredImageUrl: z.string().max(400).nullish(),
});
export type NewSeason = z.infer<typeof newSeason>;

/** queued → writing → casting → recording → finishing → ready; failed ends it, with the cantos given back. */
export const productionStages = ['queued', 'writing', 'casting', 'recording', 'finishing', 'ready', 'failed'] as const;
export type ProductionStage = (typeof productionStages)[number];

/** The banner's words for the four stages, and the longest each is shown for. */
export const bannerStages = [
  { stage: 'writing', label: 'Writing your new season...', durationMs: 5000 },
  { stage: 'casting', label: 'Auditioning your voice actors...', durationMs: 8000 },
  { stage: 'recording', label: 'Recording the 1st episode...', durationMs: 12_000 },
  { stage: 'finishing', label: 'Finishing production...', durationMs: 3000 },
] as const;
export const bannerDone = { label: 'Season Complete!', durationMs: 2000 } as const;

export const episode = z.object({
  id: z.string(),
  season_id: z.string(),
  episode_number: z.number(),
  title: z.string(),
  content: z.string(),
  /** The finished, seekable MP3; null until it exists. */
  voice_audio_url: z.string().nullable(),
  /** Plays what is voiced so far and waits for the rest; null once finished or before the first line. */
  stream_url: z.string().nullable(),
  captions_url: z.string().nullable(),
  duration_ms: z.number().nullable(),
  stage: z.enum(productionStages),
  /** The words of the choice that led here; null for a first episode. */
  choice_text: z.string().nullable(),
  /** What the narrator says of the doors that lead out of it; null before it is voiced. */
  doors: spokenDoors.nullable(),
  created_at: z.string(),
});
export type Episode = z.infer<typeof episode>;

export const transcript = z.object({ episode_id: z.string(), lines: z.array(timedLine), complete: z.boolean() });
export type Transcript = z.infer<typeof transcript>;

/** An episode that somebody had told behind a door, with the same story up to there: it can be followed for nothing. */
export const toldDoor = z.object({
  season_id: z.string(),
  episode_id: z.string(),
  episode_number: z.number(),
  title: z.string(),
  duration_ms: z.number().nullable(),
  voice_audio_url: z.string(),
  /** Who had it told; null for nobody any more. */
  username: z.string().nullable(),
  /** Finished episodes of that season after it. */
  episodes_after: z.number(),
});
export type ToldDoor = z.infer<typeof toldDoor>;

export const episodeChoice = z.object({
  id: z.string(),
  episode_id: z.string(),
  choice_text: z.string(),
  choice_order: z.number(),
  /** Null where nobody has opened it. */
  told: toldDoor.nullable(),
});
export type EpisodeChoice = z.infer<typeof episodeChoice>;

/** What a season's card needs. */
export const seasonCard = z.object({
  id: z.string(),
  show_id: z.string(),
  show_name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  featured_image_url: z.string().nullable(),
  is_published: z.boolean(),
  /** It or its show was hidden by an admin: only its creator and admins ever get to read this as true. */
  is_hidden: z.boolean(),
  is_remixed: z.boolean(),
  total_likes: z.number(),
  total_views: z.number(),
  total_episode_plays: z.number(),
  episode_count: z.number(),
  creator_id: z.string().nullable(),
  creator_username: z.string().nullable(),
  created_at: z.string(),
});
export type SeasonCard = z.infer<typeof seasonCard>;

export const season = seasonCard.extend({
  location_id: z.string().nullable(),
  current_episode: z.number(),
  audience_rating: z.enum(audienceRatings),
  release_year: z.number(),
  show_kind: z.string(),
  show_slug: z.string(),
  /** Whether who asks may see its show: a season outlives its show's being made private, but no remix is made of it then. */
  show_is_open: z.boolean(),
  /** Background loop of the season's location; null when it has none. */
  background_music_url: z.string().nullable(),
  status: z.enum(productionStages),
  source_season_id: z.string().nullable(),
  source_season_title: z.string().nullable(),
  source_episode_number: z.number().nullable(),
  is_creator: z.boolean(),
  liked: z.boolean(),
  saved: z.boolean(),
  landscape_image_url: z.string().nullable(),
  /** What was typed, for its author and admins alone. */
  plot_idea: z.string().nullable(),
  /** Whether only its maker finds it until an admin has looked: the judge was unsure of the idea. */
  in_review: z.boolean(),
});
export type Season = z.infer<typeof season>;

/** One server-sent event of `GET /api/seasons/{id}/events`: the whole present state, so a missed one never matters. */
export const seasonProgress = z.object({
  season_id: z.string(),
  status: z.enum(productionStages),
  episode_id: z.string().nullable(),
  episode_number: z.number(),
  stage: z.enum(productionStages),
  lines_voiced: z.number(),
  lines_total: z.number().nullable(),
  stream_url: z.string().nullable(),
  voice_audio_url: z.string().nullable(),
  /** What a listener is told when production failed and the cantos went back. */
  error: z.string().nullable(),
});
export type SeasonProgress = z.infer<typeof seasonProgress>;

export const likeState = z.object({ liked: z.boolean(), total_likes: z.number() });
export const saveState = z.object({ saved: z.boolean() });

/** Page sizes and waits of the specification. */
export const fanSeasonsPage = { size: 6, delayMs: 500, threshold: 0.1 } as const;
export const similarSeasonsLimit = 12;
/** How the episode begins that is behind a door, where it is prepared; once the door is taken, the stream goes on into it. */
export const doorStreamUrl = (choiceId: string) => `/media/doors/${encodeURIComponent(choiceId)}/live.mp3`;

export const seasonPoll = { everyMs: 3000, forMs: 120_000 } as const;

const markdownMark = /[*_#]/;

/** Bold, italic and heading marks never reach the screen. */
export function stripMarkdown(text: string): string {
  if (!markdownMark.test(text)) return text;
  return text
    .replaceAll(/(?<![\p{L}\p{N}*_])\*\*(?=\S)((?:[^\n]|\n(?!\s*\n))*?\S)\*\*/gu, '$1')
    .replaceAll(/(?<![\p{L}\p{N}*_])__(?=\S)((?:[^\n]|\n(?!\s*\n))*?\S)__(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/(?<![\p{L}\p{N}*_])(\*|_)(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/^ {0,3}#{1,6}\s+/gm, '');
}

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A cut at a word may cost this many characters; scripts without spaces are cut at the limit. */
const longestCut = 20;

/** At most `limit` characters, cut at a word and never inside a letter, with an ellipsis when something was cut. */
export function excerpt(text: string, limit: number): string {
  const stripped = stripMarkdown(text);
  const beginning = withSingleSpaces(stripped.slice(0, limit * 2));
  // A list shows two lines of a whole episode each.
  const plain = beginning.length > limit ? beginning : withSingleSpaces(stripped);
  if (plain.length <= limit) return plain;
  // Half of a letter beyond U+FFFF is none.
  const cut = plain.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
  const word = plain[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const kept = limit - word <= longestCut ? cut.slice(0, word) : cut;
  return `${kept.replace(/[\s.,;:!?]+$/, '')}...`;
}
