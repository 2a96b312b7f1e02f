import { hash32 } from '../words/seeded.ts';
import type { Heard } from '../plan/plan-season.ts';
import { fillHeader, slotValue, type Slots } from './slots.ts';

const small = new Set('a an and at by for from in of on or the to with'.split(' '));

/** "the part about the middle" as "The Part about the Middle". */
export function titleCase(text: string): string {
  const words = text.trim().replace(/[.]$/, '').split(' ');
  return words.map((word, at) => (at > 0 && small.has(word) ? word : word.replace(/^["“‘']?\p{Ll}/u, (first) => first.toLocaleUpperCase('en')))).join(' '); // prettier-ignore
}

/** A pattern with its slots filled; null where one of them is empty, or the title would be long. */
function filledTitle(pattern: string, slots: Slots, longest: number): string | null {
  const empty = [...pattern.matchAll(/\[(\w+)\]/g)].some(([, slot = '']) => !slotValue(slots, slot));
  const title = titleCase(fillHeader(pattern, slots));
  return empty || title.length > longest || title.length < 3 ? null : title;
}

/** The titles that an episode may have by its number alone, from what is bound for the season. */
export function episodeTitles(patterns: string[], slots: Slots): string[] {
  return patterns.flatMap((pattern) => filledTitle(pattern, slots, 44) ?? []);
}

/** A season's title from the patterns of its skeleton: one that is not too long and, where there is a choice, not heard before. */
export function seasonTitle(patterns: string[], slots: Slots, heard: Heard, seed: string, longest = 60): string | null {
  const all = patterns
    .toSorted((p, q) => hash32(seed, p) - hash32(seed, q))
    .flatMap((pattern) => filledTitle(pattern, slots, longest) ?? []);
  return all.find((title) => !heard(`title ${title}`)) ?? all[0] ?? null;
}
