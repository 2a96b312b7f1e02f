import type { ArcKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { readPhrase, withThe } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import type { SlotName } from '../reading.ts';
import { table, wordSet } from '../words/tables.ts';
import { thirdPerson, verbOf } from '../words/verbs.ts';

/** Deadline, stake, owner, who must be what and what is heard of `x`, each with how sure it is. */
export function clauseSlots(plot: Plot, x: Phrase | null, kind: ArcKind): [SlotName, string, number][] {
  const found: [SlotName, string, number][] = [];
  for (const { words, events } of plot.sentences) {
    const till = deadlineIn(words) ?? dayIn(words, kind) ?? soonIn(words);
    if (till) found.push(['till', till, 0.8]);
    const stake = stakeIn(words, plot);
    if (stake) found.push(['stake', stake, 0.6]);
    for (const event of events) {
      const lead = leadNamed(event.subject, plot.cast);
      if (lead && event.modal === 'must' && event.verb === 'be' && event.state !== '')
        found.push(['must', `${lead}: ${event.state}`, 0.8]);
    }
    const owner = words.find(({ kind, text }) => kind === 'owner' && ownerNamed(text, plot));
    if (owner) found.push(['owner', ownerNamed(owner.text, plot) ?? '', 0.7]);
  }
  const sound = x && soundOf(x, plot);
  if (sound) found.push(['sound', sound, 0.7]);
  return found;
}

/** "the tomatoes have started singing" → "sing"; "a clock that won't stop ticking" → "tick". Null where nothing is heard of it, or not yet: "until it laughs". */
function soundOf(x: Phrase, { sentences }: Plot): string | null {
  for (const { words, phrases } of sentences)
    for (const { bare, to } of phrases) {
      if (bare !== x.bare) continue;
      // "every umbrella in town started whispering": where it is stands between.
      const where = words[to]?.kind === 'prep' ? readPhrase(words, to + 1) : null;
      const start = where?.to ?? to;
      const next = phrases.find(({ from, pron }) => from >= start && pron === '')?.from ?? words.length;
      const isHoped = words.slice(to, start + 1).some(({ lower }) => ['until', 'till', 'unless', 'if'].includes(lower));
      const heard = words
        .slice(start, Math.min(next, start + 5))
        .find(({ base, kind }) => kind === 'verb' && base in table('voices'));
      if (isHoped) continue;
      // "can talk, but only in rhymes"
      const inRhyme = words.slice(to).some(({ lower }) => ['rhyme', 'rhymes', 'verse', 'verses'].includes(lower));
      if (heard) return inRhyme && ['talk', 'speak'].includes(heard.base) ? 'rhyme' : heard.base;
    }
  return null;
}

function ownerNamed(text: string, { cast }: Plot): string | null {
  const name = text.split("'")[0] ?? '';
  return (
    cast.people.find(
      (person) => person === name || person.split(' ').some((part) => part.length > 2 && part === name),
    ) ?? null
  );
}

/** "before the concert starts" → "the concert"; null for a time that no story can keep to. */
function deadlineIn(words: Word[]): string | null {
  for (const [at, { lower }] of words.entries()) {
    if (!['before', 'until', 'till', 'by'].includes(lower)) continue;
    const phrase = readPhrase(words, at + 1);
    const struck = lower === 'by' ? null : struckAt(words, at);
    if (struck) return struck;
    const arrival = lower === 'by' || lower === 'before' ? null : arrivalOf(phrase, words, at + 1);
    if (arrival) return arrival;
    // "by Friday", but "by the bus"
    if (lower === 'by' && !wordSet('nights').has(phrase?.head ?? '') && !wordSet('weekdays').has(phrase?.head ?? ''))
      continue;
    if (
      !phrase ||
      phrase.pron !== '' ||
      (isVague(phrase) && !wordSet('times').has(phrase.head)) ||
      !wordSet('times').has(phrase.head) ||
      // "before the train gets to the sea": the train alone is no time.
      ((words[phrase.to]?.kind === 'verb' || words[phrase.to]?.kind === 'aux') &&
        words[phrase.to - 1]?.end === '' &&
        !wordSet('begins').has(words[phrase.to]?.base ?? ''))
    )
      continue;
    return phrase.determiner === '' || phrase.proper ? phrase.bare : withThe(phrase);
  }
  return null;
}

const rung = new Set(['strike', 'chime', 'ring']);

/** "before it strikes midnight", "before the clock strikes twelve" → "midnight", "the stroke of twelve". */
function struckAt(words: Word[], from: number): string | null {
  const at = words.findIndex(
    (word, index) => index > from && index < from + 5 && rung.has(verbOf(word.lower)?.base ?? ''),
  );
  const hour = at < 0 ? undefined : words[at + 1]?.lower;
  if (!hour) return null;
  if (wordSet('nights').has(hour) || hour === 'noon') return hour;
  return wordSet('numbers').has(hour) ? `the stroke of ${hour}` : null;
}

/** Verbs of what has its day: "closing down on Friday". */
const falls = new Set([...wordSet('begins'), 'close', 'close down', 'shut', 'shut down', 'sell', 'demolish', 'knock down', 'cut down', 'tear down', 'move']); // prettier-ignore

/** What is to be kept or built has its day by what comes on it: "closes on Friday", "the wolves are coming tonight". */
function dayIn(words: Word[], kind: ArcKind): string | null {
  if (kind !== 'defend' && kind !== 'build') return null;
  if (kind === 'defend' && words.some(({ lower }) => lower === 'tonight')) return 'morning';
  for (const [at, { lower }] of words.entries()) {
    const day = words[at + 1];
    if (lower !== 'on' || !day || !wordSet('weekdays').has(day.lower)) continue;
    const done = words
      .slice(Math.max(0, at - 3), at)
      .some(({ base, lower: typed }) => falls.has(base) || falls.has(verbOf(typed)?.base ?? ''));
    if (done) return day.text.charAt(0).toUpperCase() + day.text.slice(1);
  }
  return null;
}

const units = new Set(['hour', 'hours', 'minute', 'minutes']);

/** "the tide is an hour away": it is there before then. */
function soonIn(words: Word[]): string | null {
  const away = words.findIndex(({ lower }, at) => lower === 'away' && units.has(words[at - 1]?.lower ?? ''));
  const is = words.findLastIndex(({ lower }, at) => at < away && (lower === 'is' || lower === 'are'));
  for (let from = Math.max(0, is - 4); from < is; from++) {
    const phrase = readPhrase(words, from);
    if (!phrase || phrase.to !== is || phrase.pron !== '' || isVague(phrase)) continue;
    return phrase.determiner === '' || phrase.proper ? phrase.bare : withThe(phrase);
  }
  return null;
}

const arrives = new Set(['come', 'arrive', 'return', 'land', 'get']);

/** "until the supply ship comes" → "the arrival of the supply ship". */
function arrivalOf(phrase: Phrase | null, words: Word[], from: number): string | null {
  if (words[from]?.lower === 'help' && arrives.has(verbOf(words[from + 1]?.lower ?? '')?.base ?? ''))
    return 'the arrival of help';
  if (!phrase || phrase.pron !== '' || wordSet('times').has(phrase.head) || phrase.plural) return null;
  if (isVague(phrase)) return null;
  const verb = words[phrase.to];
  if (!verb || verb.kind !== 'verb' || !arrives.has(verb.base)) return null;
  return `the arrival of ${phrase.determiner === '' ? phrase.bare : withThe(phrase)}`;
}

/** The clause after "or", "otherwise" or "without it", in the third person and the present. */
function stakeIn(words: Word[], plot: Plot): string | null {
  for (const [at, { lower }] of words.entries()) {
    const start =
      lower === 'or'
        ? words[at + 1]?.lower === 'else'
          ? at + 2
          : at + 1
        : lower === 'otherwise'
          ? at + 1
          : lower === 'without'
            ? afterWithout(words, at)
            : -1;
    const clause = start < 0 ? null : presentClause(words, start, plot);
    if (clause) return clause;
  }
  return null;
}

function afterWithout(words: Word[], at: number): number {
  const phrase = readPhrase(words, at + 1);
  return phrase ? phrase.to : -1;
}

/** Longer clauses are read wrongly more often than not. */
export const longestClause = 11;
/** What no clause ends with. */
const openKinds = new Set<Word['kind']>(['det', 'poss', 'to', 'modal', 'conj', 'rel', 'wh', 'not']);

/** Whether a clause that was read up to a word says all that it began to say. */
export const isWhole = (last: Word | undefined, next: Word | undefined) =>
  last !== undefined && !openKinds.has(last.kind) && (last.end !== '' || !next || next.kind === 'conj');

/** The clause that begins at a word, in the third person and the present; null where none does, or none that is whole. */
export function presentClause(words: Word[], start: number, plot: Plot): string | null {
  const subject = readPhrase(words, start);
  if (
    !subject ||
    isLead(subject, plot.cast) ||
    (subject.pron !== '' && !['nobody', 'everyone', 'everybody', 'nothing', 'everything'].includes(subject.pron))
  )
    return null;
  const verb = words[subject.to];
  if (!verb || !['verb', 'aux', 'modal'].includes(verb.kind)) return null;
  const said: string[] = words
    .slice(start, subject.to)
    .map(({ text, kind }, at) => (at === 0 && kind !== 'name' && kind !== 'owner' ? text.toLowerCase() : text));
  let future = false;
  let to = subject.to;
  for (const word of words.slice(subject.to, subject.to + longestClause)) {
    if (['i', 'me', 'my', 'you', 'your', 'we', 'us', 'our', 'they', 'them', 'their'].includes(word.lower)) return null;
    if (word.kind === 'conj' && said.length > 3) break;
    to++;
    if (word.kind === 'modal' && ['will', 'would', 'shall'].includes(word.lower)) future = true;
    else if (future && word.kind === 'not') {
      // "won't come out": it does not, and what follows is the verb as it stands.
      said.push(subject.plural ? 'do not' : 'does not');
      future = false;
    } else if (future && word.kind !== 'adv') {
      said.push(
        word.base === 'be'
          ? subject.plural
            ? 'are'
            : 'is'
          : subject.plural
            ? word.base
            : thirdPerson(verbOf(word.lower)?.base ?? word.base),
      );
      future = false;
    } else said.push(word.text);
    if (word.end !== '') break;
  }
  if (future || !isWhole(words[to - 1], words[to])) return null;
  return said.length >= 3 && said.length <= 14 ? said.join(' ') : null;
}

/** Whether a question has a verb of its idea: "why violins on the steps" has lost it, and asks nothing. */
export function isQuestion(ask: string, { sentences }: Plot): boolean {
  if (!ask.startsWith('why ')) return true;
  const finite = sentences
    .flatMap(({ words }) => words)
    .filter(({ kind, form }) => kind === 'aux' || kind === 'modal' || (kind === 'verb' && form !== 'ing'))
    .map(({ base, lower }) => verbOf(base)?.base ?? verbOf(lower)?.base ?? lower);
  return ask.toLowerCase().split(' ').some((word) => finite.includes(verbOf(word)?.base ?? word)); // prettier-ignore
}
