// The shape of a season's rows for later rooms; its tables stay private.
export type { EpisodeSummary } from './episode-columns.ts';
export type { SeasonRow } from './tables.ts';
