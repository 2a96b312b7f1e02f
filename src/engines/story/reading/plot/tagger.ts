import { english } from '#studio/moderation/english.ts';
import type { Typed } from '../words/split-idea.ts';

export type Tags = ReadonlySet<string>;

/** The tagger's parts of speech for each word; a word that it takes apart has the tags of all its parts. */
export function taggerSays(typed: Typed[]): Tags[] {
  const plain = typed.map(({ text }) => text.replaceAll('-', '').replaceAll("'", "'"));
  const read = english()(plain.join(' ')).json({ offset: false }) as { terms: { text: string; tags: string[] }[] }[];
  const terms = read.flatMap((sentence) => sentence.terms).filter(({ text }) => text !== '');
  const found: Tags[] = [];
  let at = 0;
  for (const word of plain) {
    let taken = '';
    const tags = new Set<string>();
    while (at < terms.length && taken.length < word.length) {
      const term = terms[at++];
      taken += term?.text ?? '';
      for (const tag of term?.tags ?? []) tags.add(tag);
    }
    found.push(tags);
  }
  return found;
}
