import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry, verbOf } from '../words/verbs.ts';
import type { Phrase } from './noun-phrase.ts';
import { readPhrase } from './noun-phrase.ts';
import type { PlotEvent } from './read-events.ts';
import type { Word } from './word.ts';

/** A deed that stands in a sentence as a noun, with the phrase that it was read from. */
export type NamedDeed = { event: PlotEvent; phrase: Phrase };

/** What is done to whom may stand behind these: "an inquiry into the fire", "the search for the bell". */
const towards = new Set(['of', 'into', 'for']);
/** A deed behind these is only when something else happens. */
const whenOnly = new Set(['before', 'after', 'during', 'since', 'until', 'till', 'at', 'by', 'despite', 'without']);
const farthest = 12;

/**
 * "The retrieval of eleven letters from the bureau", "the sheltering, in a hayloft, of a ballerina": such a noun asks for its deed
 * as an order would.
 */
export function namedDeeds(words: Word[], phrases: Phrase[]): NamedDeed[] {
  return phrases.flatMap((phrase): NamedDeed[] => {
    const at = phrase.of ? phrase.of.from - 2 : phrase.to - 1;
    const noun = words.slice(phrase.from, phrase.to).findIndex(({ lower }) => lower === phrase.head) + phrase.from;
    const verb = verbOfDeed(words[noun]);
    if (verb === null || phrase.proper || whenOnly.has(words[phrase.from - 1]?.lower ?? '')) return [];
    const object = phrase.of ?? objectAfter(words, Math.max(at, noun) + 1);
    if (!object) return [];
    const rest = restAfter(words, object.to);
    const harm = verbEntry(verb)?.harm;
    const by = rest.find(({ prep }) => prep === 'by')?.phrase ?? null;
    // "the disappearance of the king": who is gone is who does it.
    const itself = harm === 'gone' || harm === 'doom' || harm === 'dead';
    const event: PlotEvent = {
      subject: itself ? object : by,
      modal: harm ? '' : 'order',
      verb,
      object: itself ? null : object,
      rest,
      passive: false,
      negated: false,
      ing: false,
      joint: '',
      state: '',
      from: phrase.from,
      to: Math.max(object.to, noun + 1),
    };
    return [{ event, phrase }];
  });
}

/** The verb of "retrieval" and of "fashioning"; null for a noun that is no deed. */
function verbOfDeed(word: Word | undefined): string | null {
  if (!word || (word.kind !== 'noun' && word.kind !== 'adj')) return null;
  const listed = table('literary').deeds[word.lower];
  if (listed) return listed;
  const known = verbOf(word.lower);
  return known?.form === 'ing' && nounNamed(word.lower) === null ? known.base : null;
}

/** What stands behind "of", at once or behind words between commas. */
function objectAfter(words: Word[], from: number): Phrase | null {
  for (let at = from; at < Math.min(words.length, from + farthest); at++) {
    const [before, word] = [words[at - 1], words[at]];
    const open = at === from ? before?.end === '' : before?.end === ',' && word?.lower === 'of';
    if (word && open && towards.has(word.lower)) return readPhrase(words, at + 1);
    if (at === from && before?.end !== ',') return null;
    if (word?.kind === 'verb' || word?.kind === 'aux' || word?.kind === 'modal') return null;
  }
  return null;
}

function restAfter(words: Word[], from: number): PlotEvent['rest'] {
  const rest: PlotEvent['rest'] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (!word || word.kind === 'verb' || word.kind === 'aux' || word.kind === 'modal') break;
    if (word.kind !== 'prep' || !wordSet('prepositions').has(word.lower)) continue;
    const phrase = readPhrase(words, at + 1);
    if (!phrase) continue;
    rest.push({ prep: word.lower, phrase });
    at = phrase.to - 1;
  }
  return rest;
}
