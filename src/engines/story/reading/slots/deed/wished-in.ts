import { isAlive, readPhrase, typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Cast, Sentence } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { wordSet } from '../../words/tables.ts';
import { gerund, thirdPerson } from '../../words/verbs.ts';

/** Whoever typed the idea wishes it, and nobody of the story. */
const wishers = new Set(['i', 'we']);
/** Longer wishes are mostly a plot of their own. */
const mostWords = 6;

/** What whoever typed an idea wants to happen in it: "and I want it to snow" → "it is snowing", "I want the cat to come too" → "the cat comes too". */
export function wishedIn({ words, phrases }: Sentence, cast: Cast): { start: number; text: string }[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!wishers.has(word.lower) || !next) return [];
    const from = next.base === 'want' ? at + 2 : next.lower === 'would' && words[at + 2]?.base === 'like' ? at + 3 : -1;
    if (from < 0) return [];
    const text = wish(words, from, phrases.find((phrase) => phrase.from === from) ?? readPhrase(words, from), cast);
    return text ? [{ start: at, text }] : [];
  });
}

function wish(words: Word[], from: number, who: Sentence['phrases'][number] | null, cast: Cast): string | null {
  const first = words[from]?.lower ?? '';
  const all = ['everyone', 'everybody'].includes(first);
  const isBare = first === 'it' || first === 'there' || all;
  const to = isBare ? from + 1 : (who?.to ?? -1);
  const verb = words[to + 1];
  if (words[to]?.lower !== 'to' || !verb) return null;
  const rest = restOf(words, to + 1);
  const [object = ''] = rest;
  if (rest.length > mostWords || rest.some((word) => wordSet('pronouns').has(word.toLowerCase()))) return null;
  if (rest.some((word) => wordSet('possessives').has(word.toLowerCase()))) return null;
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (first === 'there') return verb.base === 'be' && /^(?:an?|one|some)$/.test(object) ? `there is${tail}` : null;
  // "I want it to be funny" is of the story, not in it.
  const last = rest.at(-1)?.toLowerCase() ?? '';
  if (first === 'it')
    return wordSet('weathers').has(verb.base)
      ? `it is ${gerund(verb.base)}${tail}`
      : verb.base === 'be' && ['times', 'feasts'].some((list) => wordSet(list).has(last))
        ? `it is${tail}`
        : null;
  if (all) return `everybody ${said(verb, false)}${tail}`;
  if (!who || who.pron !== '' || isVague(who) || isLead(who, cast) || !isAlive(typeOf(who))) return null;
  return `${withThe(who)} ${said(verb, who.plural)}${tail}`;
}

const said = ({ base }: Word, plural: boolean) =>
  base === 'be' ? (plural ? 'are' : 'is') : plural ? base : thirdPerson(base);

/** The words behind a verb, to the end of its clause. */
function restOf(words: Word[], verb: number): string[] {
  const rest: string[] = [];
  if (words[verb]?.end !== '') return rest;
  for (const { text, kind, end } of words.slice(verb + 1)) {
    if (kind === 'conj') break;
    rest.push(text);
    if (end !== '') break;
  }
  return rest;
}
