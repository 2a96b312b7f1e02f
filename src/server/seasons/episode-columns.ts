import { getTableColumns } from 'drizzle-orm';
import { seasonEpisodes, type EpisodeRow } from './tables.ts';

const {
  transcript: _transcript,
  storyState: _storyState,
  recap: _recap,
  usage: _usage,
  ...columns
} = getTableColumns(seasonEpisodes);

/** An episode without what is heavy (tens of kB) and seldom asked for: words with their times, the story's memory, what it took. */
export const episodeColumns = columns;
export type EpisodeSummary = Pick<EpisodeRow, keyof typeof columns>;
