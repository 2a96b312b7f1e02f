import type { Phrase } from '../../plot/noun-phrase.ts';
import { typeOf } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
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
    const found = from < 0 ? null : deedBehind(words, from);
    if (found) return { text: found.text, place: placeBefore(sentence, from, found.at) };
  }
  return null;
}

function isAll(words: Word[], at: number, lower: string): boolean {
  const before = words[at - 1];
  // "a cake that makes people laugh", "how people talk"
  const isObject = before?.end === '' && (before.kind === 'verb' || before.kind === 'wh' || before.kind === 'rel');
  if (everybody.has(lower)) return !isObject && words[at + 1]?.lower !== 'who';
  if (wholes.has(lower)) return true;
  // "nobody can stop laughing"
  const next = words.slice(at + 1, at + 7).map((word) => word.lower);
  return (
    lower === 'nobody' && next.some((word, index) => ['can', 'could'].includes(word) && next[index + 1] === 'stop')
  );
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
  // "ends up asleep"
  const base = wordSet('turning').has(verb) || word.lower === 'up' ? 'be' : verb;
  // "not" that is no "can't stop" leaves nothing of it.
  if (before === 'not') return null;
  const rest = restOf(words, at + 1);
  // "laughs at Kwame", "sings for the queen": it is done to somebody.
  const isToSomebody = word.end === '' && ['at', 'for', 'on', 'from'].includes(words[at + 1]?.lower ?? '');
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
  const whole = (form: string) => [form, ...rest].join(' ');
  const forms =
    base === 'be'
      ? { does: whole('is'), doing: whole('being'), did: whole('was') }
      : base === 'have'
        ? { does: whole('has'), doing: whole('having'), did: whole('had') }
        : { does: whole(thirdPerson(base)), doing: whole(gerund(base)), did: pastOf(text) };
  const row = table('spells').find(
    ({ verbs, with: needed }) =>
      verbs.includes(base) && (needed.length === 0 || rest.some((one) => needed.includes(one))),
  );
  const [cry = '', cry2 = '', cry3 = ''] = row?.cries ?? [];
  return { ...forms, is: row?.is ?? 'state', cry, cry2, cry3 };
}
