import type { FrameHit } from '../judge/find-frames.ts';
import type { Reading } from '../judge/read-text.ts';
import type { ClassSpans } from '../judge/word-classes.ts';
import { sensesOf } from '#shared/text/word-senses.ts';

/** Features are hashed into this many places. */
export const places = 2 ** 16;
/** Which places a text has, and how much of each. */
export type Features = { at: Uint16Array; value: Float32Array };

const shortest = 3;
const longest = 5;
/** Of a long text only this much is read, so that no text takes longer than a few milliseconds. */
const mostTokens = 400;
/** The most words between two classes that are near each other. */
const near = 4;
/** Words that are no kind of anything. */
const empty = new Set(
  'the and for with from but was were are has had his her him she they them its you your our who'.split(' '),
);

/**
 * The features of a text: runs of 3 to 5 characters, words and pairs of words, what the words are kinds of, word classes,
 * pairs of classes anywhere and near each other, and frames. Kinds and classes hold for words that training never saw.
 */
export function featuresOf({ tokens, spans, frames }: Reading): Features {
  const read = tokens.slice(0, mostTokens);
  const sums = new Map<number, number>();
  const groups: [Set<string>, number][] = [
    [charactersOf(read), 0.7],
    [wordsOf(read), 1],
    [kindsOf(read), 1.3],
    [classesOf(spans, frames), 1.2],
    [pairsOf(spans), 1.2],
    [nearPairsOf(spans), 1],
  ];
  for (const [group, weight] of groups) {
    const share = weight / Math.sqrt(Math.max(1, group.size));
    for (const feature of group) {
      const place = hash(feature);
      sums.set(place, (sums.get(place) ?? 0) + share);
    }
  }
  const sorted = [...sums].toSorted(([a], [b]) => a - b);
  return { at: Uint16Array.from(sorted, ([at]) => at), value: Float32Array.from(sorted, ([, value]) => value) };
}

function charactersOf(tokens: string[]): Set<string> {
  const found = new Set<string>();
  for (const token of tokens) {
    const padded = `<${token}>`;
    for (let size = shortest; size <= longest; size++)
      for (let start = 0; start + size <= padded.length; start++) found.add(`c${padded.slice(start, start + size)}`);
  }
  return found;
}

function wordsOf(tokens: string[]): Set<string> {
  return new Set(tokens.flatMap((token, at) => [`w${token}`, `w${token} ${tokens[at + 1] ?? ''}`]));
}

function kindsOf(tokens: string[]): Set<string> {
  return new Set(
    tokens.filter((token) => !empty.has(token)).flatMap((token) => sensesOf(token).map((sense) => `h${sense}`)),
  );
}

function classesOf(spans: ClassSpans, frames: FrameHit[]): Set<string> {
  return new Set([
    ...[...spans.keys()].map((name) => `k${name}`),
    ...frames.map(({ category, attitude }) => `f${category} ${attitude}`),
  ]);
}

function pairsOf(spans: ClassSpans): Set<string> {
  const names = [...spans].toSorted(([, [a]], [, [b]]) => (a?.start ?? 0) - (b?.start ?? 0)).map(([name]) => name);
  return new Set(names.flatMap((name, at) => names.slice(at + 1).map((later) => `p${name} ${later}`)));
}

function nearPairsOf(spans: ClassSpans): Set<string> {
  const all = [...spans]
    .flatMap(([name, of]) => of.map(({ start, end }) => ({ name, start, end })))
    .toSorted((a, b) => a.start - b.start || a.end - b.end || (a.name < b.name ? -1 : 1));
  const found = new Set<string>();
  all.forEach(({ name, end }, at) => {
    for (let next = at + 1; next < all.length; next++) {
      const later = all[next]!;
      if (later.start - end > near) break;
      if (later.start >= end) found.add(`q${name} ${later.name}`);
    }
  });
  return found;
}

/** FNV-1a, folded to the number of places. */
function hash(feature: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) sum = Math.imul(sum ^ feature.charCodeAt(at), 0x01000193);
  return ((sum >>> 16) ^ sum) & (places - 1);
}
