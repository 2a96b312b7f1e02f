import pluralize from 'pluralize';
import { deedClasses, type DeedClass } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { typeOf } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { nounNamed } from '../../words/nouns.ts';
import { table, wordSet } from '../../words/tables.ts';
import { gerund, thirdPerson, verbOf } from '../../words/verbs.ts';

/** Longer deeds can't be said after "it". */
const longest = 7;
const not = /^(?:never|not|doesn't|doesnt|don't|dont|can't|cant|cannot|won't|wont)$/;
const nobody = new Set(['nobody', 'no-one', 'noone', 'we', 'i', 'you', 'they', 'people', 'everyone', 'everybody']);
const stops = new Set<Word['kind']>(['conj', 'rel', 'wh', 'modal', 'aux']);
const loose = new Set(['he', 'she', 'they', 'him', 'them', 'we', 'us', 'i', 'me', 'they', 'before', 'until', 'till', 'because', 'so', 'if', 'when', 'whenever', 'while', 'without', 'but', 'instead', 'using']); // prettier-ignore

/**
 * What x was made to do, as an infinitive: "a robot that does homework" → "do homework", "a machine to make it snow" → "make it snow",
 * "shoes that never get lost" → "never get lost", "a sandwich machine" → "make sandwiches". Null of what does nothing by itself.
 */
export function deedIn({ sentences }: Plot, x: Phrase | null): string | null {
  if (!x || isStill(x) || x.pron !== '' || typeOf(x) === 'place' || typeOf(x) === 'event' || typeOf(x) === 'idea')
    return null;
  const made = deedOfName(x);
  for (const { words, phrases } of sentences)
    for (const { bare, to } of phrases) {
      if (bare !== x.bare) continue;
      const found = deedAt(words, to, x.plural);
      if (found) return endless.test(found) && made ? made : found;
    }
  return made;
}

/** A sandwich machine that never stops is one that makes sandwiches. */
const endless = /^never (?:stop|end|rest|run out)\b/;

const isStill = ({ bare, head }: Phrase) => {
  const { still } = table('deeds');
  return still.includes(head) || still.some((one) => bare.toLowerCase() === one || bare.toLowerCase().endsWith(` ${one}`)); // prettier-ignore
};

/** The verb phrase that begins behind a noun: "that …", "to …", "which can …", "so nobody has to …", "for …ing". */
function deedAt(words: Word[], to: number, plural: boolean): string | null {
  if ((words[to - 1]?.end ?? '') !== '') return null;
  const [first, second] = [words[to], words[to + 1]];
  if (!first || !second) return null;
  if (first.kind === 'to' || first.lower === 'to') return verbPhrase(words, to + 1, 'base', false);
  if (first.lower === 'for' && second.form === 'ing') return verbPhrase(words, to + 1, 'ing', false);
  if (first.lower === 'so') {
    const who = second.lower === 'that' ? to + 2 : to + 1;
    const has = words.findIndex(({ lower }, at) => at > who && at < who + 5 && lower === 'to');
    const isFreed = nobody.has(words[who]?.lower ?? '') || (words[who]?.lower === 'no' && words[who + 1]?.lower === 'one'); // prettier-ignore
    const isNot = words.slice(who, Math.max(who, has)).some(({ lower, kind }) => kind === 'not' || not.test(lower) || ['no', 'nobody', 'never'].includes(lower)); // prettier-ignore
    return has > 0 && isFreed && isNot ? verbPhrase(words, has + 1, 'base', false) : null;
  }
  if (!['that', 'which', 'who'].includes(first.lower)) return null;
  let at = to + 1;
  while (['always', 'only', 'really', 'just', 'secretly'].includes(words[at]?.lower ?? '')) at++;
  if (
    ['can', 'will', 'could', 'would', 'should'].includes(words[at]?.lower ?? '') &&
    !not.test(words[at + 1]?.lower ?? '')
  )
    return verbPhrase(words, at + 1, 'base', false);
  const isNever = not.test(words[at]?.lower ?? '');
  return verbPhrase(words, isNever ? at + 1 : at, isNever && words[at]?.lower !== 'never' ? 'base' : plural ? 'base' : 's', isNever); // prettier-ignore
}

function verbPhrase(words: Word[], from: number, form: 'base' | 's' | 'ing', isNever: boolean): string | null {
  const word = words[from];
  const base = word && baseOf(word, form);
  if (!base || (word.end !== '' && !isNever && bareAlone.has(base))) return null;
  const rest: string[] = [];
  if (word.end === '')
    for (const next of words.slice(from + 1)) {
      if ((stops.has(next.kind) && rest.length > 0) || loose.has(next.lower)) break;
      const text = ['my', 'our', 'your', 'their', 'his', 'her'].includes(next.lower) ? 'the' : next.text;
      rest.push(text);
      if (next.end !== '') break;
    }
  let deed = [base, ...rest].join(' ');
  for (const tail of table('deeds').tails) if (deed.endsWith(` ${tail}`)) deed = deed.slice(0, -tail.length - 1);
  // "to help with the": a preposition or an article without its noun.
  while (/ (?:the|a|an|of|for|with|to|at|in|on|and|every|all|their)$/.test(deed)) deed = deed.replace(/ \w+$/, '');
  // "a bed that makes itself": nobody else can do that.
  if (/ (?:itself|themselves|himself|herself)\b/.test(deed)) return null;
  const count = deed.split(' ').length;
  const { no_verbs: none, open_verbs: open } = table('deeds');
  const isOpen = none.includes(base) && !(open.includes(base) && count > 2 && !verbOf(rest[0] ?? ''));
  if (count > longest || (isOpen && !isNever) || (base === 'work' && count < 3 && !isNever)) return null;
  return isNever ? `never ${deed}` : deed;
}

/** What says nothing without its object. */
const bareAlone = new Set(['do', 'make', 'help', 'turn', 'work', 'let', 'give', 'take']);

/** Verbs that are no deed, and one whose "-s" is its own. */
const oddly: Record<string, string | null> = {
  do: 'do',
  does: 'do',
  is: null,
  are: null,
  was: null,
  has: null,
  had: null,
};

/** The infinitive of a verb as it stands, also of one that no table knows: "knits" → "knit". */
function baseOf({ lower, kind }: Word, form: 'base' | 's' | 'ing'): string | null {
  if (!/^[a-z-]+$/.test(lower) || wordSet('determiners').has(lower) || wordSet('prepositions').has(lower)) return null;
  if (lower in oddly) return oddly[lower] ?? null;
  const known = verbOf(lower);
  if (form === 'base') return known?.form === 'base' || (!known && kind === 'verb') ? lower : null;
  if (known?.form === form) return known.base;
  if (form === 'ing') return null;
  const hissed = /(?:sh|ch|x|ss|zz)es$/.test(lower);
  const guesses = [hissed ? '' : lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')];
  return lower.endsWith('s')
    ? (guesses.find((guess) => guess !== lower && thirdPerson(guess) === lower) ?? null)
    : null;
}

/** "a sandwich machine", "a snow machine", "a homework machine", "a tickling machine": its name says what it does. */
function deedOfName({ bare }: Phrase): string | null {
  const words = bare.toLowerCase().split(' ');
  const { machines, classes } = table('deeds');
  const [what = '', last = ''] = words.slice(-2);
  if (words.length < 2 || !machines.includes(last)) return null;
  if (['homework', 'housework', 'laundry', 'chores'].includes(what)) return `do ${what}`;
  const verb = verbOf(what);
  if (verb?.form === 'ing' && Object.values(classes).some(({ verbs }) => verbs.includes(verb.base)) && verb.base !== 'wash')
    return verb.base; // prettier-ignore
  if (['snow', 'rain'].includes(what)) return `make it ${what}`;
  const isFood = classes.food.nouns.includes(what) || nounNamed(what)?.of.use === 'food';
  const isMade = classes.weather.nouns.includes(what) || what === 'joke' || what === 'jokes';
  if (!isFood && !isMade) return null;
  if (what.startsWith('joke')) return 'tell jokes';
  return `make ${wordSet('masses').has(what) || isMade ? what : pluralize.plural(what)}`;
}

/** Of which class a deed is: "do homework" write, "make it snow on Mondays" weather, "never get lost" never. */
export function deedClass(deed: string): DeedClass {
  const words = deed.toLowerCase().split(' ');
  if (words[0] === 'never') return 'never';
  const { classes } = table('deeds');
  const named = deedClasses.filter((name): name is keyof typeof classes => name in classes);
  const byNoun = words.slice(1).flatMap((word, at) => {
    const two = `${word} ${words[at + 2] ?? ''}`;
    return named.filter((name) => classes[name].nouns.includes(word) || classes[name].nouns.includes(two));
  })[0];
  const first = words[0] ?? '';
  return byNoun ?? named.find((name) => classes[name].verbs.includes(first) || classes[name].verbs.includes(words.slice(0, 2).join(' '))) ?? 'other'; // prettier-ignore
}

/** "never get lost" as it is said of one and of many, and as what is being done: "never gets lost", "never get lost", "never getting lost". */
export function deedForms(deed: string, plural: boolean): { does: string; doing: string } {
  const never = deed.startsWith('never ') ? 'never ' : '';
  const [verb = '', ...rest] = deed.slice(never.length).split(' ');
  const said = (word: string) => never + [word, ...rest].join(' ');
  return { does: said(plural ? verb : thirdPerson(verb)), doing: said(gerund(verb)) };
}
