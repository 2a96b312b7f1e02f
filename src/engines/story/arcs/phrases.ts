import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { PackError, readNeed, type Need } from './way.ts';

/** Phrases that belong together, and what must be true in a season for them. Their keys are slots. */
export type PhraseRow = { needs: Need[]; phrases: Record<string, string> };
/** Rows by group: a season has one row of each. */
export type PhraseTable = Record<string, PhraseRow[]>;

const row = z.object({ needs: z.array(z.string()) }).catchall(z.string());
const table = z.record(z.string(), z.array(row).min(1));

/**
 * `phrases.yaml` of a kind; empty where a kind has none. Each group ends with a row that needs nothing, so that no slot stays
 * empty. Throws a `PackError` that names the file and what is wrong.
 */
export function readPhrases(file: string): PhraseTable {
  if (!existsSync(file)) return {};
  const read = table.safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new PackError(`${file}: ${z.prettifyError(read.error)}`);
  for (const [group, rows] of Object.entries(read.data)) {
    const keys = new Set(rows.map((one) => Object.keys(one).toSorted().join(' ')));
    if (keys.size > 1) throw new PackError(`${file}: ${group}: its rows have not all the same phrases`);
    if (rows.at(-1)?.needs.length !== 0) throw new PackError(`${file}: ${group}: the last row must need nothing`);
  }
  return Object.fromEntries(
    Object.entries(read.data).map(([group, rows]) => [
      group,
      rows.map(({ needs, ...phrases }) => ({ needs: needs.map(readNeed), phrases })),
    ]),
  );
}
