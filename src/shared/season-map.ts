import { z } from 'zod';

/** One finished episode of a season or of one of its remixes: a node of their tree, whoever keeps a copy of it. */
export const mapNode = z.object({
  id: z.string(),
  /** The episode that it goes on from; null for the first. */
  parent_id: z.string().nullable(),
  episode_number: z.number(),
  /** A season in which it can be heard: the one that it was made for, where that may be seen. */
  season_id: z.string(),
  title: z.string(),
  /** The picture of `season_id`. */
  image_url: z.string().nullable(),
  /** Who had it told; null where that is nobody any more or their season may not be seen. */
  username: z.string().nullable(),
  /** The words of the door that led here. */
  door: z.string().nullable(),
  /** The words of the doors out of it, in their order. */
  doors: z.array(z.string()),
  /** Members who opened it: who played any of it, or had it told. */
  listeners: z.number(),
  /**
   * Members who opened any telling of the door that led here, each once. Null where it was told once only, where the path of the
   * season that was asked for does not come by that door, and where its tellings may go on in another page.
   */
  door_listeners: z.number().nullable(),
  /** Whether it is of the season that was asked for. */
  on_path: z.boolean(),
  /** Whether the viewer played it, in whichever season. */
  heard: z.boolean(),
  duration_ms: z.number().nullable(),
});
export type MapNode = z.infer<typeof mapNode>;

export const mapPage = { size: 1000, most: 2000 } as const;

export const seasonMap = z.object({
  /** All that the viewer may see of the tree, not only of this page. */
  seasons: z.number(),
  episodes: z.number(),
  heard: z.number(),
  /**
   * By episode number: whoever has read a page has all ways to the nodes of it. The first page has the rest of the season's own
   * path after them, which comes again in its turn.
   */
  items: z.array(mapNode),
  next_cursor: z.string().nullable(),
});
export type SeasonMap = z.infer<typeof seasonMap>;
