// The shape of a season's rows for later rooms; its tables stay private.
export type { EpisodeRow, SeasonRow } from './tables.ts';
