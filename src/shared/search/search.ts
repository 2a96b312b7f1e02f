import { z } from 'zod';
import { showCard } from '../shows.ts';
import { seasonCard } from '../seasons.ts';

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
