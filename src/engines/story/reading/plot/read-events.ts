import { wordSet } from '../words/tables.ts';
import { phrasalVerb } from '../words/verbs.ts';
import type { Phrase } from './noun-phrase.ts';
import { readPhrase } from './noun-phrase.ts';
import type { Word } from './word.ts';

export type Modal = 'must' | 'want' | 'can' | 'order' | '';
/** One thing that is done, or is to be done, in a sentence. */
export type PlotEvent = {
  subject: Phrase | null;
  modal: Modal;
  /** Infinitive with its particle: "steal", "bring back". */
  verb: string;
  object: Phrase | null;
  rest: { prep: string; phrase: Phrase }[];
  passive: boolean;
  negated: boolean;
  ing: boolean;
  /** The word before the clause: "if", "because", "who", "or". */
  joint: string;
  /** Adjective after "is" or "feels". */
  state: string;
  from: number;
  to: number;
};

const musts = new Set(['must', 'should', 'need', 'gotta', 'shall']);
const beVerbs = new Set(['be', 'feel', 'seem', 'look', 'become', 'get', 'stay', 'go']);

/** Prepositions behind which a whole clause may stand. */
const clausal = new Set(['until', 'till', 'before', 'after', 'since', 'unless']);

/** The events of one sentence, in their order. Never throws. */
export function readEvents(words: Word[]): PlotEvent[] {
  const events: PlotEvent[] = [];
  let subject: Phrase | null = null;
  let whole: Phrase | null = null;
  let lastNoun: Phrase | null = null;
  let joint = '';
  /** Whom a relative clause is about, and who does what stands around it. */
  let about: Phrase | null = null;
  let outer: Phrase | null = null;
  let prep = '';
  let apart = true;
  let asked: Modal = '';
  for (let at = 0; at < words.length;) {
    const word = words[at] as Word;
    const last = events.at(-1);
    // "Could a robot ever win?": the verb comes after its subject.
    if (
      (at === 0 || (at === 1 && words[0]?.kind === 'wh' && word.kind === 'modal')) &&
      (word.kind === 'modal' || (word.kind === 'aux' && word.form !== 'base')) &&
      readPhrase(words, at + 1) &&
      words.slice(at + 2).some(({ kind, base }) => kind === 'verb' || (kind === 'aux' && base === 'get'))
    ) {
      asked = word.kind === 'modal' ? 'can' : '';
      at++;
      continue;
    }
    if (isVerbal(words, at)) {
      const afterObject: boolean =
        last?.object !== null && last?.object !== undefined && last.object.to === at && !apart;
      const by: Phrase | null =
        word.kind === 'to' && last && !apart
          ? last.subject
          : joint === 'rel'
            ? lastNoun
            : afterObject && last
              ? (whole ?? last.object)
              : last?.joint === 'rel' && last.to === at && last.object === about && outer && !apart
                ? outer
                : subject;
      const event = readVerb(words, at, by, joint);
      if (asked !== '' && event.modal === '') [event.modal, asked] = [asked, ''];
      if (word.kind === 'to' && last && !apart) purposeOf(event, last);
      if (event.subject === null && last && !apart && joint !== '' && !startsOrder(event, at, words))
        event.subject = last.subject;
      if (event.subject === null && startsOrder(event, at, words)) event.modal = event.modal || 'order';
      // "and get it back" goes on with the "must" before it.
      if (
        last &&
        event.modal === '' &&
        joint === 'and' &&
        (event.subject === last.subject || event.subject === null) &&
        words[at]?.form === 'base'
      ) {
        event.modal = last.modal;
        event.subject ??= last.subject;
      }
      events.push(event);
      // "the shadow that the owl took"
      if (joint === 'rel' && about && by && by !== about && by.pron !== 'it' && !event.passive) event.object = about;
      if (joint === 'rel') whole = subject;
      else whole = null;
      at = event.to;
      [joint, prep, apart] = ['', '', false];
      continue;
    }
    const phrase = readPhrase(words, at);
    // "the bridge is down they have to": a new clause begins with who does it.
    if (phrase && prep !== '' && ['they', 'he', 'she', 'we', 'i'].includes(phrase.pron)) {
      [prep, apart, subject, joint] = ['', true, null, ''];
    }
    if (phrase) {
      if (prep !== '' && last && !apart) last.rest.push({ prep, phrase });
      else if (prep === '' && last && !apart && last.to === at && isWhen(words, phrase))
        last.rest.push({ prep: 'for', phrase });
      else if (prep === '' && last?.object && last.object.to === at && !apart && wordSet('gives_to').has(last.verb)) {
        last.rest.push({ prep: 'to', phrase: last.object });
        last.object = phrase;
      } else if (prep === '' && last && last.object === null && last.to === at && !apart) {
        last.object = phrase;
        attachParticle(last, words, phrase.to);
      } else if (prep === '' || subject === null) subject = prep === '' ? phrase : subject;
      else if (last) last.rest.push({ prep, phrase });
      if (prep !== '' && last === undefined) pendingSetting(events, prep, phrase);
      // "until the captain stops": who does it stands behind the word.
      if (
        clausal.has(prep) &&
        words[phrase.to - 1]?.end === '' &&
        isVerbal(words, phrase.to) &&
        words[phrase.to]?.form !== 'ing'
      )
        [subject, joint, apart] = [phrase, prep, true];
      lastNoun = phrase;
      prep = '';
      at = Math.max(phrase.to, at + 1, last && !apart && last.object === phrase ? last.to : 0);
      if (closes(words[at - 1]))
        [apart, subject, joint] = [
          true,
          prep === '' && last === undefined ? subject : nextSubject(words, at, subject),
          '',
        ];
      continue;
    }
    if (word.kind === 'prep') prep = word.lower;
    else if (word.kind === 'conj' || word.kind === 'wh') {
      [joint, prep, apart] = [word.lower, '', true];
      if (word.lower !== 'and' && word.lower !== 'but' && word.lower !== 'then') subject = null;
      else if (last) subject = last.subject;
    } else if (word.kind === 'rel') [joint, prep, about, outer] = ['rel', '', lastNoun, subject];
    else if (word.kind === 'adj' && last && beVerbs.has(last.verb) && last.state === '') last.state = word.lower;
    if (closes(word)) [apart, prep] = [true, ''];
    at++;
  }
  return events;
}

/** "burns down a week before the show": a time, not what is burnt. */
const isWhen = (words: Word[], { head, to }: Phrase) =>
  wordSet('spans').has(head) && ['before', 'after', 'ago', 'later', 'long'].includes(words[to]?.lower ?? '');

/** "have an hour to return it" and "I want Mara to win": whose duty an infinitive is. */
function purposeOf(event: PlotEvent, last: PlotEvent): void {
  const writer = last.subject !== null && ['i', 'we', 'me'].includes(last.subject.pron);
  if (last.verb === 'have' && last.subject && !writer) {
    event.subject = last.subject;
    event.modal = 'must';
  } else if (writer && last.object && ['want', 'like', 'love', 'need', 'wish'].includes(last.verb)) {
    event.subject = null;
    event.modal = 'order';
  }
}

const closes = (word: Word | undefined) =>
  word !== undefined && word.end !== '' && [',', ':', ';', '.', '?', '!'].some((mark) => word.end.includes(mark));

/** After a comma a verb without a subject goes on with the one before. */
function nextSubject(words: Word[], at: number, subject: Phrase | null): Phrase | null {
  return words[at]?.kind === 'verb' || words[at]?.kind === 'conj' ? subject : null;
}

function pendingSetting(events: PlotEvent[], prep: string, phrase: Phrase): void {
  events.push({
    subject: null,
    modal: '',
    verb: '',
    object: null,
    rest: [{ prep, phrase }],
    passive: false,
    negated: false,
    ing: false,
    joint: '',
    state: '',
    from: phrase.from,
    to: phrase.to,
  });
}

function isVerbal(words: Word[], at: number): boolean {
  const kind = words[at]?.kind;
  return kind === 'verb' || kind === 'aux' || kind === 'modal' || (kind === 'to' && words[at + 1]?.kind === 'verb');
}

function startsOrder(event: PlotEvent, at: number, words: Word[]): boolean {
  const first = words[at];
  const before = words[at - 1];
  return (
    event.subject === null &&
    (first?.kind === 'verb' || first?.lower === 'get') &&
    first.form !== 's' &&
    first.form !== 'past' &&
    first.form !== 'ing' &&
    (before === undefined || before.kind === 'adv' || before.kind === 'conj' || closes(before))
  );
}

function readVerb(words: Word[], start: number, subject: Phrase | null, joint: string): PlotEvent {
  const event: PlotEvent = {
    subject,
    modal: '',
    verb: '',
    object: null,
    rest: [],
    passive: false,
    negated: false,
    ing: false,
    joint,
    state: '',
    from: start,
    to: start,
  };
  let at = start;
  let main = start;
  let toBe = false;
  for (; at < words.length; at++) {
    const word = words[at] as Word;
    // "learn not to bite": the learning is not what is not done.
    if (word.kind === 'not') event.negated = !(words[at - 1]?.base === 'learn' && words[at + 1]?.kind === 'to');
    else if (word.kind === 'modal') event.modal = musts.has(word.lower) ? 'must' : event.modal || 'can';
    else if (word.kind === 'to') {
      if (words[at + 1]?.kind !== 'verb' && words[at + 1]?.kind !== 'aux') break;
      const base = words[main]?.base ?? '';
      if (at > start)
        event.modal = ['have', 'need', 'be', 'force', 'get'].includes(base)
          ? 'must'
          : wordSet('wishes').has(base) || base === 'come' || base === 'go' || wouldLike(event, base)
            ? 'want'
            : event.modal;
      else event.modal = event.modal || 'want';
      if (
        at > start &&
        !wordSet('wishes').has(base) &&
        !wouldLike(event, base) &&
        !['have', 'need', 'be', 'force', 'get', 'use', 'come', 'go', 'try'].includes(base)
      )
        break;
      toBe = false;
    } else if (word.kind === 'aux') {
      if (at > main && words[main]?.kind === 'verb' && words[at - 1]?.kind !== 'to') break;
      toBe = word.base === 'be' || word.base === 'get';
      main = at;
    } else if (word.kind === 'verb') {
      if (
        words[main]?.kind === 'verb' &&
        main !== at &&
        words[at - 1]?.kind !== 'to' &&
        words[at - 1]?.kind !== 'modal' &&
        !(wordSet('wishes').has(words[main]?.base ?? '') && word.form === 'ing') &&
        !['stop', 'keep', 'start', 'begin', 'go'].includes(words[main]?.base ?? '')
      )
        break;
      event.passive = toBe && word.form === 'past';
      event.ing = word.form === 'ing' && !toBe && at === start;
      main = at;
      toBe = false;
    } else if (word.kind !== 'adv' || ['back', 'away', 'home'].includes(word.lower)) break;
    if (word.end !== '') {
      at++;
      break;
    }
  }
  event.verb = words[main]?.base ?? '';
  event.to = Math.max(at, main + 1);
  const rest = words.slice(main + 1, main + 5).map(({ lower }) => lower);
  const phrasal = phrasalVerb(event.verb, rest);
  if (phrasal) {
    event.verb = phrasal.verb;
    event.to = main + 1 + phrasal.words;
  } else event.to = Math.max(main + 1, skipAdverbs(words, main + 1));
  return event;
}

/** "would like to be a dentist" */
const wouldLike = ({ modal }: PlotEvent, base: string) => base === 'like' && (modal === 'can' || modal === 'want');

function skipAdverbs(words: Word[], at: number): number {
  return words[at]?.kind === 'adv' && words[at - 1]?.end === '' && words[at + 1]?.kind !== 'adj' ? at + 1 : at;
}

/** "bring the hat back": the particle that stands after the object. */
function attachParticle(event: PlotEvent, words: Word[], at: number): void {
  const particle = words[at]?.lower ?? '';
  if (!wordSet('particles').has(particle) || words[at - 1]?.end !== '') return;
  const found = phrasalVerb(event.verb, [particle]);
  if (found && wordSet('separable').has(particle)) {
    event.verb = found.verb;
    event.to = at + 1;
  }
}
