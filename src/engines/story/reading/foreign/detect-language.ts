import { francAll } from 'franc-min';
import { z } from 'zod';
import { nounNamed } from '../words/nouns.ts';
import { readTable, wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';
import type { Glossed } from './glossary.ts';
import { glossed, glossOf } from './glossary.ts';

const schema = z.object({
  ranges: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
  codes: z.record(z.string(), z.string()),
});
let tables: z.infer<typeof schema> | null = null;

/** The language of an idea as ISO 639-1. Short texts are English unless their letters or most of their words say otherwise. */
export function detectLanguage(idea: string, names: string[]): string {
  tables ??= readTable('foreign/scripts.yaml', schema);
  const own = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  const script = byLetters(idea);
  if (script) return script;
  const words = idea
    .toLowerCase()
    .split(' ')
    .map(trimmed)
    .filter((word) => word !== '' && !own.has(word));
  if (words.length === 0) return 'en';
  const english = words.filter(isEnglish).length / words.length;
  const [best, share] = glossed
    .map((language): [Glossed, number] => [
      language,
      words.filter((word) => elided(word).some((part) => glossOf(language, part) !== null)).length / words.length,
    ])
    .toSorted((a, b) => b[1] - a[1])[0] ?? ['de', 0];
  if (share > english && share >= 0.4) return best;
  if (words.length < 4 || english >= 0.25) return 'en';
  const [guess] = francAll(idea, { minLength: 12 });
  const code = guess ? tables.codes[guess[0]] : undefined;
  return code ?? (strange(idea) ? 'und' : 'en');
}

/** "l'île" is two words. */
export function elided(word: string): string[] {
  const at = word.indexOf("'");
  return at > 0 && at < 6 && at < word.length - 1 ? [word.slice(0, at + 1), word.slice(at + 1)] : [word];
}

function isEnglish(word: string): boolean {
  return (
    ['determiners', 'pronouns', 'prepositions', 'conjunctions', 'modals', 'possessives', 'frame'].some((list) =>
      wordSet(list).has(word),
    ) ||
    nounNamed(word) !== null ||
    verbOf(word) !== null ||
    ['is', 'are', 'has', 'have', 'was', 'not'].includes(word)
  );
}

function byLetters(idea: string): string | null {
  const counts = new Map<string, number>();
  let latin = 0;
  for (const letter of idea.slice(0, 600)) {
    const code = letter.codePointAt(0) ?? 0;
    if (letter.toLowerCase() !== letter.toUpperCase() && code < 0x250) latin++;
    if (code < 0x370) continue;
    const found = Object.entries(tables?.ranges ?? {}).find(([, ranges]) =>
      ranges.some(([from, to]) => code >= from && code <= to),
    )?.[0];
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [top] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!top || top[1] * 3 < latin) return null;
  // Japanese is written with Chinese letters as well.
  return counts.has('ja') ? 'ja' : top[0];
}

/** Letters that English doesn't have in one word in four. */
function strange(idea: string): boolean {
  const words = idea.split(' ');
  return (
    words.filter((word) => [...word].some((letter) => (letter.codePointAt(0) ?? 0) > 0xbf)).length * 4 >= words.length
  );
}

function trimmed(word: string): string {
  let [from, to] = [0, word.length];
  const isLetter = (letter: string | undefined) =>
    letter !== undefined && letter.toLowerCase() !== letter.toUpperCase();
  while (from < to && !isLetter(word[from])) from++;
  while (to > from && !isLetter(word[to - 1]) && word[to - 1] !== "'") to--;
  return word.slice(from, to);
}
