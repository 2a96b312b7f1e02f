import type { StoryShow } from '#studio/providers/text/text-provider.ts';
import type { ShowRow } from './tables.ts';

/** What a storyteller is told of a show. */
export function storyShowOf(show: ShowRow): StoryShow {
  const { name, genre, tone, audienceRating, description, showOverview, coreConflict, historyLore, world } = show;
  return {
    name,
    genre,
    tone,
    audienceRating,
    description,
    overview: showOverview,
    conflict: coreConflict,
    lore: historyLore,
    world,
  };
}
