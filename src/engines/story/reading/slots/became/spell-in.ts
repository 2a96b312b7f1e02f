import pluralize from 'pluralize';
import { articleFor } from '../../../words/article.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { typeOf } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { nounGuessed, nounNamed, singularOf } from '../../words/nouns.ts';
import { table, wordSet } from '../../words/tables.ts';
import { gerund, pastOf, thirdPerson, verbOf } from '../../words/verbs.ts';

/** `text` is what all of them do, "speak backwards"; `place` where they are, null where nobody says it. */
export type Spell = { text: string; place: Phrase | null };

const everybody = new Set(['everybody', 'everyone', 'people']);
/** "the whole village can't stop dancing": all who are in a place. */
const wholes = new Set(['whole', 'entire']);
const places = new Set(['place', 'thing', 'group']);
const farthest = 10;
const longestRest = 4;

/**
 * What has come over everybody at once: "everybody in town wakes up speaking backwards", "the whole village can't stop dancing", "nobody in
 * school can stop laughing". Null where it is of a few only, or nothing that the two could see at a glance.
 */
export function spellIn({ sentences }: Plot): Spell | null {
  for (const sentence of sentences) {
    const { words } = sentence;
    // Where one of them does not, it is about that one.
    if (words.some(({ lower }) => ['except', 'apart'].includes(lower))) continue;
    const from = words.findIndex(({ lower }, at) => isAll(words, at, lower));
    const found = from < 0 ? null : (deedBehind(words, from) ?? neverBehind(words, from));
    if (found) return { text: found.text, place: placeBefore(sentence, from, found.at) };
  }
  return null;
}

function isAll(words: Word[], at: number, lower: string): boolean {
  const before = words[at - 1];
  // "a cake that makes people laugh", "how people talk"
  const isTurned = before !== undefined && wordSet('turning').has(before.base) && before.base !== 'be';
  const isObject = before?.end === '' && !isTurned && (before.kind === 'verb' || before.kind === 'wh' || before.kind === 'rel'); // prettier-ignore
  if (everybody.has(lower)) return !isObject && words[at + 1]?.lower !== 'who';
  if (wholes.has(lower)) return true;
  // "nobody can stop laughing"
  const next = words.slice(at + 1, at + 7).map((word) => word.lower);
  return (
    lower === 'nobody' &&
    next.some(
      (word, index) =>
        ['can', 'could'].includes(word) && (next[index + 1] === 'stop' || neverDone(next[index + 1] ?? '') !== null),
    )
  );
}

/** What everybody does where nobody can do something: "nobody can lie". */
const neverDone = (verb: string): string | null =>
  table('spells').flatMap(({ nobody }) => (nobody[verb] ? [nobody[verb]] : []))[0] ?? null;

function neverBehind(words: Word[], from: number): { text: string; at: number } | null {
  if (words[from]?.lower !== 'nobody') return null;
  const at = words.findIndex((word, index) => index > from && neverDone(word.lower) !== null);
  const text = neverDone(words[at]?.lower ?? '');
  // "nobody can lie to him": it is of him alone.
  const next = words[at + 1]?.lower ?? '';
  const isAllOfIt = words[at]?.end !== '' || next === '' || wordSet('spelled_ends').has(next) || next === 'in';
  return text === null || !isAllOfIt ? null : { text, at };
}

/** The verb behind them, where nothing but a place and a beginning stands between. */
function deedBehind(words: Word[], from: number): { text: string; at: number } | null {
  for (let at = from + 1; at < Math.min(words.length, from + farthest); at++) {
    const word = words[at];
    if (!word) return null;
    const deed = deedAt(words, at);
    if (deed) return { text: deed, at };
    const isPlace = word.kind === 'noun' && words.slice(from, at).some(({ lower }) => ['in', 'on', 'at', 'of', ...wholes].includes(lower)); // prettier-ignore
    if (!isPlace && !wordSet('spelled_between').has(word.lower)) return null;
  }
  return null;
}

function deedAt(words: Word[], at: number): string | null {
  const word = words[at];
  const before = words[at - 1]?.lower ?? '';
  if (!word) return null;
  const verb = verbOf(word.lower)?.base ?? word.base;
  // "ends up asleep", "a witch turns everybody into frogs"
  const isTurned = wordSet('turning').has(verb) || word.lower === 'up' || word.lower === 'into';
  const base = isTurned ? 'be' : verb;
  // "not" that is no "can't stop" leaves nothing of it.
  if (before === 'not') return null;
  const rest = restOf(words, at + 1);
  // "laughs at Kwame", "sings for the queen": it is done to somebody.
  const isToSomebody = word.end === '' && ['at', 'for', 'on', 'from'].includes(words[at + 1]?.lower ?? '');
  const now = verb === 'be' ? null : nowOf(base, rest);
  if (now) return now;
  for (const { verbs, with: needed } of table('spells')) {
    if (!verbs.includes(base)) continue;
    const said = [...rest];
    while (base === 'be' && ['suddenly', 'all', 'now', 'being'].includes(said[0] ?? '')) said.shift();
    if (needed.length > 0 && !said.some((one) => needed.includes(one))) continue;
    if (base === 'be' && !needed.includes(said[0] ?? '')) continue;
    if (said.length > longestRest || (needed.length === 0 && (isToSomebody || !isOnlyHow(said)))) continue;
    const owned = ['have', 'get'].includes(base)
      ? ['have', 'the', ...said.filter((one) => one !== 'the')]
      : [base, ...said];
    return owned.join(' ');
  }
  return null;
}

/** "wakes up with tails", "turns into a frog": what all of them have or are now, "have tails", "be frogs"; null for neither. */
function nowOf(base: string, rest: string[]): string | null {
  const said = rest.slice(0, rest.includes('by') ? rest.indexOf('by') : rest.length);
  const has = base === 'be' && said[0] === 'with' ? 'have' : base;
  while (wordSet('spelled_before').has(said[0] ?? '')) said.shift();
  const [noun = ''] = said.slice(-1);
  const row = said.length > 2 ? undefined : rowOf(has, [noun]);
  if (!row || !(row.each || row.verbs.includes('grow'))) return null;
  // "everyone turns to the king", "everybody becomes friends"
  if (said.some((one) => wordSet('spelled_never').has(one) || wordSet('not_learnt').has(one))) return null;
  return [row.verbs[0], ...said.slice(0, -1), isMass(noun) ? noun : pluralize.plural(noun)].join(' ');
}

/** The row of spells.yaml for a verb and the words behind it. */
function rowOf(base: string, said: string[]) {
  const isWith = (needed: string, word: string) => needed === word || needed === `@${typeOfNoun(word)}`;
  return table('spells').find(
    ({ verbs, with: needed }) =>
      verbs.includes(base) && (needed.length === 0 || said.some((word) => needed.some((one) => isWith(one, word)))),
  );
}

const isMass = (noun: string) => wordSet('masses').has(noun);
const typeOfNoun = (word: string) => (nounNamed(word) ?? nounGuessed(word))?.of.is ?? '';

/** "sing instead of talking", "dance all day"; not "sing to the sea" or "laugh at him". */
const isOnlyHow = ([first = '', ...more]: string[]) =>
  first === '' || ['instead', 'all', 'uncontrollably'].includes(first) || (more.length === 0 && first.endsWith('ly'));

/** The words behind a verb as far as its clause goes. */
function restOf(words: Word[], from: number): string[] {
  const rest: string[] = [];
  if ((words[from - 1]?.end ?? '') !== '') return rest;
  for (const word of words.slice(from)) {
    const isJoined = word.lower === 'of' || word.lower === 'in';
    if (!isJoined && wordSet('spelled_ends').has(word.lower)) break;
    rest.push(word.lower);
    if (word.end !== '') break;
  }
  // "everyone speaks in rhyme in our town"
  const place = rest.findIndex((one, at) => at > 0 && ['in', 'on', 'at'].includes(one) && ['the', 'our', 'my', 'town', 'school'].includes(rest[at + 1] ?? '')); // prettier-ignore
  return place > 0 ? rest.slice(0, place) : rest;
}

const placeBefore = ({ phrases }: Sentence, from: number, to: number): Phrase | null =>
  phrases.find(
    (phrase) =>
      phrase.from >= from - 1 &&
      phrase.to <= to &&
      phrase.pron === '' &&
      phrase.head !== 'people' &&
      places.has(typeOf(phrase)),
  ) ?? null;

/** "speak backwards" → "speaks backwards", "speaking backwards", "spoke backwards", with what is heard of people. */
export function spellForms(text: string) {
  const [base = '', ...rest] = text.split(' ');
  const row = rowOf(base, rest);
  // "be frogs" → "is a frog"
  const one = row?.each && !isMass(rest.at(-1) ?? '') ? singularOf(rest.join(' ')) : '';
  const said = one === '' ? rest : [articleFor(one), one];
  const whole = (form: string) => [form, ...said].join(' ');
  const forms =
    base === 'be'
      ? { does: whole('is'), doing: whole('being'), did: whole('was') }
      : base === 'have'
        ? { does: whole('has'), doing: whole('having'), did: whole('had') }
        : { does: whole(thirdPerson(base)), doing: whole(gerund(base)), did: pastOf(text) };
  const [cry = '', cry2 = '', cry3 = ''] = row?.cries ?? [];
  return { ...forms, is: row?.is ?? 'state', cry, cry2, cry3 };
}
