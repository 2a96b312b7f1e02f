import type { Phrase } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { wordSet } from '../words/tables.ts';

/** What a noun that only names a part is said to be: the nap time of "the loot is nap time", the bishop of "the other player is a bishop"; null for nothing. */
export function saidToBe(part: 'about' | 'against', { sentences, cast }: Plot): Phrase | null {
  const parts = wordSet(part === 'about' ? 'parts_about' : 'parts_against');
  for (const { verb, subject, object, negated, joint } of sentences.flatMap(({ events }) => events)) {
    if (verb !== 'be' || negated || joint === 'rel' || !subject || !object) continue;
    const isPart = parts.has(subject.head) || parts.has(subject.bare.toLowerCase());
    if (isPart && object.pron === '' && !isVague(object) && !isLead(object, cast)) return object;
  }
  return null;
}

/** Whether a phrase only names a part, of which the idea says who or what it is. */
export const isPart = (phrase: Phrase | null) => phrase !== null && wordSet('parts_about').has(phrase.head);
