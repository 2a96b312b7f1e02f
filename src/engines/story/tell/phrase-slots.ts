import type { PhraseTable } from '../arcs/phrases.ts';
import type { Facts } from '../arcs/way.ts';
import { holds } from '../plan/facts.ts';
import { fillHeader, type Slots } from './slots.ts';

/** The phrases of a season: of each group those of the first row that fits, filled from the season's own slots. */
export function phraseSlots(table: PhraseTable, facts: Facts, season: Slots): Slots {
  const chosen = Object.values(table).map((rows) =>
    rows.find(({ needs }) => needs.every((need) => holds(need, facts))),
  );
  return Object.fromEntries(
    chosen.flatMap((row) => Object.entries(row?.phrases ?? {}).map(([key, text]) => [key, fillHeader(text, season)])),
  );
}
