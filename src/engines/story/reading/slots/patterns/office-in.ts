import type { Phrase } from '../../plot/noun-phrase.ts';
import { typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { table, wordSet } from '../../words/tables.ts';
import { asTyped, firstFit, hasOne, saidIn, withParts } from './said-in.ts';

/** Who stands for an office: `office` "mayor", and `foe` "the baker", who stands against them, "" where the idea names nobody. */
export type Candidacy = { x: string; office: string; foe: string; sentence: number };

/** "The goat is running for mayor against the baker": null where nobody stands for anything, or one of the two does. */
export function officeIn(plot: Plot): Candidacy | null {
  const { office, post, wish, says, not, elects, inherited } = table('offices');
  const texts = plot.sentences.map(({ words }) => saidIn(words));
  for (const [at, sentence] of plot.sentences.entries()) {
    const text = texts[at] ?? '';
    const isQuestion = sentence.asks && !/^(?:what if|and what if|imagine)\b/.test(text);
    const found = sentence.role === 'cast' || isQuestion || new RegExp(not).test(text) ? null : firstFit(says.map((one) => withParts(one, { post, wish })), text, { office }); // prettier-ignore
    const named = found?.groups['post'];
    const who = named ? candidateIn(sentence, text, text.indexOf(found.whole), plot) : null;
    if (!named || !who) continue;
    const isElected = new RegExp(elects).test(texts.join(' ')) || !hasOne(named, inherited);
    if (!isElected && !isUnlikely(who)) continue;
    const foe = texts.map((one) => foeOf(one, who)).find((one) => one !== '') ?? '';
    return { x: asTyped(withThe(who), sentence), office: asTyped(calledOf(named), sentence), foe, sentence: at };
  }
  return null;
} // prettier-ignore

/** The first somebody or something that is named before it is said that they stand. */
function candidateIn(sentence: Sentence, text: string, end: number, { cast }: Plot): Phrase | null {
  const before = text.slice(0, Math.max(0, end));
  const count = before.split(' ').filter((word) => word !== '' && word !== '|').length;
  const first = sentence.phrases
    .filter((phrase) => phrase.pron === '' && phrase.from < count && !isVague(phrase))
    .map((phrase) => withoutVerb(phrase, before))
    .find((phrase) => !['event', 'idea', 'place'].includes(typeOf(phrase)));
  return first && !first.plural && !isLead(first, cast) ? first : null;
}

/** "an old suitcase campaigns": what is read with the noun may be what it does. */
function withoutVerb(phrase: Phrase, before: string): Phrase {
  const words = phrase.bare.split(' ');
  const prefixes = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const bare = prefixes.findLast((prefix) => ` ${before} `.includes(` ${prefix.toLowerCase()} `)) ?? phrase.bare;
  return bare === phrase.bare ? phrase : { ...phrase, bare, head: bare.split(' ').at(-1)?.toLowerCase() ?? phrase.head, plural: false };
} // prettier-ignore

/** A king's son may become a king; a scarecrow is elected. */
const isUnlikely = (who: Phrase) => ['thing', 'creature'].includes(typeOf(who)) || wordSet('dolls').has(who.head);

function foeOf(text: string, who: Phrase): string {
  const { foe, nobody } = table('offices');
  const found = firstFit(foe, text, {})?.groups['foe'] ?? '';
  const bare = found.replace(/^(?:the|a|an|her|his|its|my|our) /, '');
  return found === '' || bare.split(' ').some((word) => nobody.includes(word)) || who.bare.toLowerCase() === bare || hasOne(bare, [who.head]) ? '' : `the ${bare}`;
} // prettier-ignore

const calledOf = (post: string) => table('offices').called[post] ?? post;

/** "queen of the harbour fair" → "queen". */
export const postOf = (office: string) => office.split(/ (?:of|in|at|on|for) /)[0] ?? office;
