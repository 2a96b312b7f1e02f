import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Endings of English, each with what may stand in its place in the word's base. */
const endings: [string, string[]][] = [
  ["'s", ['']],
  ['ies', ['y', 'ie']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ier', ['y']],
  ['er', ['', 'e']],
  ['iest', ['y']],
  ['est', ['', 'e']],
  ['ly', ['']],
];
const shortest = 3;

type Senses = { parents: number[][]; words: Map<string, number[]>; irregular: Map<string, string> };
let own: Senses | null = null;
const closures = new Map<string, readonly number[]>();

/** What a word could be a form of, itself first: "stopping" of "stop", "berries" of "berry". */
export function basesOf(word: string): string[] {
  const bases = [word];
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const end of instead) bases.push(stem + end);
    if (stem.length > shortest && stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1));
  }
  return bases.filter((base) => base.length >= shortest);
}

/** The classes of WordNet that a word is a kind of, as numbers: "pigeon" is a bird, an animal, a living thing. None for an unknown word. */
export function sensesOf(word: string): readonly number[] {
  const before = closures.get(word);
  if (before) return before;
  const { words, irregular } = senses();
  const base = [irregular.get(word) ?? '', ...basesOf(word)].find((one) => words.has(one));
  const found = base === undefined ? [] : closureOf(words.get(base) ?? []);
  if (base !== undefined) closures.set(word, found);
  return found;
}

function closureOf(start: number[]): number[] {
  const found = new Set(start);
  for (const one of found) for (const parent of senses().parents[one] ?? []) found.add(parent);
  return [...found];
}

/** Lines of word-senses.txt: "= parents" for each class in order, "word classes", "irregular form>word". */
function senses(): Senses {
  if (own) return own;
  own = { parents: [], words: new Map(), irregular: new Map() };
  for (const line of readFileSync(join(import.meta.dirname, 'word-senses.txt'), 'utf8').split('\n')) {
    const [word = '', ...classes] = line.split(' ');
    const numbers = classes.map((one) => Number.parseInt(one, 36));
    const [form = '', base] = word.split('>');
    if (word === '=') own.parents.push(numbers);
    else if (base) own.irregular.set(form, base);
    else if (word) own.words.set(word, numbers);
  }
  return own;
}
