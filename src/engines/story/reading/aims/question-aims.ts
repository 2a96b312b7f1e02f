import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { wordSet } from '../words/tables.ts';
import { pastOf, thirdPerson, verbEntry } from '../words/verbs.ts';
import type { Aim } from './aim.ts';
import { clauseFrom } from './clause.ts';
import { endOf, isElliptic, takenUp } from './ellipsis.ts';
import { theOf } from './hero/deeds.ts';

const openers = new Set(['who', 'what', 'why', 'where', 'how', 'which', 'whose', 'when']);
/** "what if", "what would happen": no question, a supposition. */
const supposing = new Set(['if', 'would', 'happens', 'happen', 'about']);
const onlyIf = new Set(['unless', 'if', 'until', 'till', 'when', 'before', 'after']);
const unknown = new Set(['nobody', 'no', 'none', 'everyone', 'everybody', 'cannot', 'not', 'never']);

/** Questions, asked of the storyteller or standing in the plot ("nobody knows why …"). */
export function questionAims(plot: Plot): Aim[] {
  return plot.sentences.flatMap((sentence, index) => {
    const aims = [asked(sentence, plot), puzzled(sentence, plot), shared(sentence), unknownDoer(sentence)].filter(
      (aim) => aim !== null,
    );
    return aims.map((aim) => ({ ...aim, sure: aim.sure - index * 4 }));
  });
}

function asked(sentence: Sentence, plot: Plot): Aim | null {
  const { words, events, phrases } = sentence;
  const [first, second] = words;
  if (!first || !second) return null;
  const event = events.find(({ verb }) => verb !== '') ?? null;
  const about = phrases.find((phrase) => !isVague(phrase) && !isLead(phrase, plot.cast)) ?? null;
  // "what if the flower could talk": what can't be is magic.
  const wonder = words.findIndex(
    ({ lower }, at) => lower === 'if' && ['what', 'happen', 'happens'].includes(words[at - 1]?.lower ?? ''),
  );
  if (
    wonder >= 0 &&
    event &&
    event.subject &&
    event.subject.pron === '' &&
    !isLead(event.subject, plot.cast) &&
    (event.modal === 'can' || event.negated || event.state !== '')
  )
    return { kind: 'magic', verb: 'put right', x: event.subject, foe: null, sure: 56 };
  // "What happens to socks in the washing machine?"
  const isOfIt = second.base === 'happen' && words[2]?.lower === 'to';
  if (openers.has(first.lower) && (isOfIt || !supposing.has(second.lower))) {
    // "How do you hide an elephant?" is to be done; "how do dragons brush their teeth" is only asked.
    const isOfOthers = second.lower === 'do' && about?.from === 2 && about.pron === '';
    const isToBeDone = first.lower === 'how' && ['do', 'can', 'could', 'to', 'will'].includes(second.lower);
    if (isToBeDone && !isOfOthers) return null;
    if (first.lower === 'where' && about && words.length <= 6)
      return {
        kind: isAlive(typeOf(about)) || about.proper ? 'rescue' : 'recover',
        verb: 'find',
        x: about,
        foe: null,
        sure: 90,
      };
    if (!sentence.asks && first.lower === 'when') return null;
    if (first.lower === 'what' && events.length === 0) return null;
    const x = event?.object && !isVague(event.object) ? event.object : (about ?? event?.object ?? null);
    return { kind: 'find-out', verb: 'find out', x, foe: null, ask: indirect(sentence), sure: sentence.asks ? 94 : 84 };
  }
  if (
    sentence.asks &&
    (first.lower === 'is' || first.lower === 'are' || first.lower === 'did' || first.lower === 'does') &&
    about &&
    !['it', 'they', 'you', 'this'].includes(second.lower)
  )
    return { kind: 'find-out', verb: 'find out', x: about, foe: null, ask: indirect(sentence), sure: 84 };
  return null;
}

/** "the clocks stop and nobody knows why", "he won't say what he saw". */
function puzzled(sentence: Sentence, plot: Plot): Aim | null {
  const { words, events, phrases } = sentence;
  const at = events.findIndex(
    ({ verb, subject, negated }) =>
      (verb === 'know' || verb === 'explain' || verb === 'remember' || verb === 'believe') &&
      (negated || unknown.has(subject?.head ?? '')),
  );
  const event = events[at];
  if (!event) return null;
  const wh = words.slice(event.to).findIndex(({ lower }) => openers.has(lower));
  // Who does not know how to do a thing has it to learn.
  if (words[event.to + wh]?.lower === 'how' && words[event.to + wh + 1]?.kind === 'to') return null;
  const before = events.slice(0, at).find(({ subject }) => subject && !isVague(subject));
  const x =
    before?.subject ??
    phrases.find((phrase) => !isVague(phrase) && !isLead(phrase, plot.cast) && phrase.from > event.from) ??
    null;
  const done = who(words, event.to, x);
  if (done) return { kind: 'find-out', verb: 'find out', x, foe: null, ask: done, sure: 90, firm: true };
  if (isLead(x, plot.cast) || (wh < 0 && event.verb !== 'believe')) return null;
  const meant = wh >= 0 && isElliptic(words, event.to + wh) ? takenUp(plot, sentence, event.to + wh) : null;
  const ask = wh < 0 ? '' : (meant?.ask ?? clauseFrom(words, event.to + wh));
  return { kind: 'find-out', verb: 'find out', x: meant?.x ?? x, foe: null, ask, sure: 72 };
}

/** "nobody remembers launching it": the question is who did. "" where it is not said of what is done. */
function who(words: Sentence['words'], at: number, x: Phrase | null): string {
  const [doing, what] = [words[at], words[at + 1]];
  if (doing?.form !== 'ing' || !x || !(doing.end !== '' || !what || wordSet('pronouns').has(what.lower))) return '';
  const there = what?.end === '' && words[at + 2]?.lower === 'there' ? ' there' : '';
  return `who ${pastOf(doing.base)} ${theOf(x)}${there}`;
}

/** "Somebody keeps leaving boots on the step": who does it is the question. */
function unknownDoer(sentence: Sentence): Aim | null {
  const { words, events } = sentence;
  const event = events.find(
    ({ subject, verb }) => verb !== '' && ['someone', 'somebody', 'something'].includes(subject?.pron ?? ''),
  );
  // Who leaves something has gone away from nobody: "somebody leaves footprints on the ceiling".
  const harm = event?.verb === 'leave' && event.object ? undefined : verbEntry(event?.verb ?? '')?.harm;
  // What was taken can be got back; of what was eaten or broken, or is changed again and again, one can only ask who did it.
  const gone = wordSet('undone').has(event?.verb ?? '');
  const isChanging = harm === 'change' && words[event?.from ?? 0]?.base === 'keep';
  if (!event || event.modal === 'must' || onlyIf.has(event.joint) || (harm && !gone && !isChanging)) return null;
  const clause = clauseFrom(words.slice(0, endOf(event, sentence)), event.from);
  const who = event.subject?.pron === 'something' ? 'what' : 'who';
  const x =
    event.object && !isVague(event.object)
      ? event.object
      : (event.rest.map(({ phrase }) => phrase).find((phrase) => !isVague(phrase)) ?? null);
  return {
    kind: 'find-out',
    verb: 'find out',
    x,
    foe: null,
    ask: clause === '' ? '' : `${who} ${clause}`,
    sure: gone || isChanging ? 80 : 62,
  };
}

/** "Everybody in town has hiccups", "nobody can order milk": what befalls all has a reason. */
function shared({ words, events, phrases }: Sentence): Aim | null {
  const event = events.find(
    ({ subject, verb, modal }) =>
      verb !== '' && modal !== 'must' && ['everyone', 'everybody', 'nobody'].includes(subject?.pron ?? ''),
  );
  if (!event?.subject) return null;
  // "the ghost nobody is scared of" tells of the ghost.
  const before = words[event.subject.from - 1];
  if (before?.kind === 'noun' && before.end === '') return null;
  const x =
    event.object && !isVague(event.object)
      ? event.object
      : (phrases.find((phrase) => phrase.from > event.from && !isVague(phrase) && !wordSet('spans').has(phrase.head)) ??
        null);
  const clause = clauseFrom(words, event.subject.from);
  return {
    kind: 'find-out',
    verb: 'find out',
    x,
    foe: null,
    ask: clause === '' ? '' : `why ${clause}`,
    sure: event.joint === '' ? 46 : 40,
  };
}

const auxiliaries = new Set([
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'will',
  'can',
  'could',
  'would',
  'does',
  'do',
  'did',
]);

/** "What is behind the door?" → "what is behind the door"; "Why does nobody go?" → "why nobody goes" is left as "why nobody ever goes". */
function indirect({ words: all, phrases }: Sentence): string {
  const said = clauseFrom(all, 0);
  const words = said === '' ? all : all.slice(0, said.split(' ').length);
  const [first = '', second = '', ...rest] = said.split(' ');
  if (!openers.has(first)) {
    const subject = phrases.find(({ from }) => from === 1);
    if (!subject) return '';
    const own = words
      .slice(1, subject.to)
      .map(({ text }) => text)
      .join(' ');
    const tail = words
      .slice(subject.to)
      .map(({ text }) => text)
      .join(' ');
    return tail === '' || first === 'did' || first === 'does' ? '' : `whether ${own} ${first} ${tail}`;
  }
  if (first === 'who' || first === 'what' || first === 'which') {
    // "who is the man in the yellow raincoat" → "who the man in the yellow raincoat is"
    const named = ['is', 'are', 'was', 'were'].includes(second) && phrases.some(({ from }) => from === 2);
    if (named && !words.slice(2).some(({ kind }) => kind === 'verb' || kind === 'aux' || kind === 'modal'))
      return [first, ...rest, second].join(' ');
    if (second === 'is' && first === 'what' && rest.length > 0) return said;
    if (second !== 'do' && second !== 'does' && second !== 'did') return said;
  }
  if (!auxiliaries.has(second)) return said;
  const subject = phrases.find(({ from }) => from === 2);
  const alone = subject?.to ?? (wordSet('pronouns').has(rest[0] ?? '') ? 3 : 0);
  if (alone === 0) return '';
  // "why did the clock on the tower stop": the tower is still of what the question is about.
  const where = words[alone]?.kind === 'prep' ? phrases.find(({ from }) => from === alone + 1) : undefined;
  const to = where && words[where.to]?.kind === 'verb' ? where.to : alone;
  const own = words
    .slice(2, to)
    .map(({ text, lower }) => (lower === 'my' || lower === 'our' ? 'the' : text))
    .join(' ');
  const tail = words
    .slice(to)
    .map(({ text }) => text)
    .join(' ');
  const never = words[to]?.lower === 'never' || words[to]?.kind === 'adv';
  if (!['does', 'do', 'did'].includes(second) || (words[to]?.kind === 'not' && !never))
    return `${first} ${own} ${second} ${tail}`;
  const verbAt = never ? to + 1 : to;
  const base = words[verbAt]?.base ?? '';
  const finite = second === 'did' ? pastOf(base) : second === 'does' ? thirdPerson(base) : base;
  const others = words.slice(verbAt + 1).map(({ text }) => text);
  return [first, own, ...(never ? [words[to]?.lower ?? ''] : []), finite, ...others].join(' ');
}
