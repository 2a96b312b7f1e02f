import type { Phrase } from '../plot/noun-phrase.ts';
import { readPhrase, withThe } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import type { SlotName } from '../reading.ts';
import { table, wordSet } from '../words/tables.ts';
import { thirdPerson, verbOf } from '../words/verbs.ts';

/** Deadline, stake, owner, who must be what and what is heard of `x`, each with how sure it is. */
export function clauseSlots(plot: Plot, x: Phrase | null): [SlotName, string, number][] {
  const found: [SlotName, string, number][] = [];
  for (const { words, events } of plot.sentences) {
    const till = deadlineIn(words);
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

/** "the tomatoes have started singing" → "sing"; "a clock that won't stop ticking" → "tick". Null where nothing is heard of it. */
function soundOf(x: Phrase, { sentences }: Plot): string | null {
  for (const { words, phrases } of sentences)
    for (const { bare, to } of phrases) {
      if (bare !== x.bare) continue;
      const next = phrases.find(({ from, pron }) => from >= to && pron === '')?.from ?? words.length;
      const heard = words
        .slice(to, Math.min(next, to + 5))
        .find(({ base, kind }) => kind === 'verb' && base in table('voices'));
      if (heard) return heard.base;
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

/** Verbs that say no more than that the time has come. */
const begins = new Set(['start', 'begin', 'open', 'come', 'arrive', 'ring', 'leave', 'strike', 'break', 'rise', 'set', 'fall', 'be', 'end', 'take place']); // prettier-ignore

/** "before the concert starts" → "the concert"; null for a time that no story can keep to. */
function deadlineIn(words: Word[]): string | null {
  for (const [at, { lower }] of words.entries()) {
    if (!['before', 'until', 'till', 'by'].includes(lower)) continue;
    const phrase = readPhrase(words, at + 1);
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
        !begins.has(words[phrase.to]?.base ?? ''))
    )
      continue;
    return phrase.determiner === '' || phrase.proper ? phrase.bare : withThe(phrase);
  }
  return null;
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

/** The clause that begins at a word, in the third person and the present; null where none does. */
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
  for (const word of words.slice(subject.to, subject.to + 11)) {
    if (['i', 'me', 'my', 'you', 'your', 'we', 'us', 'our', 'they', 'them', 'their'].includes(word.lower)) return null;
    if (word.kind === 'conj' && said.length > 3) break;
    if (word.kind === 'modal' && ['will', 'would', 'shall'].includes(word.lower)) future = true;
    else if (future && word.kind !== 'adv' && word.kind !== 'not') {
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
  return said.length >= 3 && said.length <= 14 && !future ? said.join(' ') : null;
}
