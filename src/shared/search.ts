import { z } from 'zod';
import { showCard } from './shows.ts';
import { seasonCard } from './seasons.ts';

/** What a search finds, in the order in which it is shown. */
export const searchKinds = ['shows', 'seasons', 'characters', 'creators'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The longest search that is asked for. */
export const searchLimit = 200;
/** The box begins to search at so many letters. */
export const fewestLetters = 2;
/** Of each kind the box shows so many. */
export const boxLimits: Record<SearchKind, number> = { shows: 3, seasons: 3, characters: 2, creators: 2 };
/** Browse shows so many of a kind other than shows; another word narrows what is more. */
export const mostOfKind = 48;

export const foundCharacter = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  show_id: z.string(),
  show_name: z.string(),
});
export type FoundCharacter = z.infer<typeof foundCharacter>;

/** Somebody with a public show or a season that everybody finds. */
export const foundCreator = z.object({
  id: z.string(),
  username: z.string(),
  shows: z.number(),
  seasons: z.number(),
  /** The newest of their shows. */
  show_id: z.string().nullable(),
});
export type FoundCreator = z.infer<typeof foundCreator>;

/** `total` is counted to `mostShowsCounted`, which means at least so many. */
const foundOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number() });

export const searchResult = z.object({
  /** What was searched for, when that was not what was typed: a misspelt word is taken for one that finds something. */
  mended: z.string().nullable(),
  shows: foundOf(showCard),
  seasons: foundOf(seasonCard),
  characters: foundOf(foundCharacter),
  creators: foundOf(foundCreator),
});
export type SearchResult = z.infer<typeof searchResult>;
