// The shape of a show's row for later rooms; its table stays private.
export type { ShowRow, CharacterRow, LocationRow } from './tables.ts';
