import type { Phrase } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import { pastOf } from '../words/verbs.ts';
import { clauseFrom } from './clause.ts';
import { theOf } from './hero/deeds.ts';

const somebody = new Set(['someone', 'somebody', 'something']);
/** What a question of one word goes on with is no part of the question. */
const goesOn = new Set(['before', 'until', 'till', 'so', 'and', 'but', 'or', 'because', 'while', 'by', 'after']);

/** "they have to find out who before the queen comes": nothing of the question stands behind its word. */
export function isElliptic(words: Word[], wh: number): boolean {
  const [word, next] = [words[wh], words[wh + 1]];
  return word?.kind === 'wh' && (!next || word.end !== '' || goesOn.has(next.lower));
}

/** The clause before that such a question takes up: "who painted the lighthouse pink", and the noun that it is about; null for none. */
export function takenUp(plot: Plot, sentence: Sentence, wh: number): { ask: string; x: Phrase | null } | null {
  const question = sentence.words[wh]?.lower ?? '';
  const before = plot.sentences.slice(0, plot.sentences.indexOf(sentence) + 1).toReversed();
  const clauses = before.flatMap((one) =>
    one.events
      .filter(({ verb, to, modal }) => verb !== '' && modal !== 'must' && (one !== sentence || to < wh))
      .filter(({ subject }) => somebody.has(subject?.pron ?? '') || !isLead(subject, plot.cast))
      .toReversed()
      .map((event) => ({ event, words: one.words.slice(0, endOf(event, one)) })),
  );
  const isDoer = ['who', 'whose', 'which'].includes(question);
  const isUnknown = ({ event }: (typeof clauses)[number]) =>
    somebody.has(event.subject?.pron ?? '') || (isDoer && isDoneByNobody(event));
  const told = clauses.find(isUnknown) ?? (isDoer ? null : clauses[0]);
  const doer = told?.event.subject;
  if (!told || !doer) return null;
  const { event, words } = told;
  // "the bike was nicked … find out who": who nicked the bike.
  if (isDoer && event.passive && doer.pron === '')
    return { ask: `${question} ${pastOf(event.verb)} ${theOf(doer)}`, x: doer };
  const clause = clauseFrom(words, isDoer ? event.from : doer.from);
  const x = [event.object, doer, ...event.rest.map(({ phrase }) => phrase)].find((one) => one && !isVague(one));
  const who = doer.pron === 'something' && isDoer ? 'what' : question;
  return clause === '' ? null : { ask: `${who} ${clause}`, x: x ?? null };
}

const isDoneByNobody = ({ passive, subject, rest }: PlotEvent) =>
  passive && subject !== null && !isVague(subject) && !rest.some(({ prep }) => prep === 'by');

/** Where the next clause of the sentence begins. */
export function endOf(event: PlotEvent, { events, words }: Sentence): number {
  const next = events.find(
    ({ from, subject, joint }) => from > event.to && joint !== 'rel' && joint !== '' && subject !== event.subject,
  );
  if (!next) return words.length;
  const start = Math.min(next.from, next.subject && next.subject.from > event.to ? next.subject.from : next.from);
  return words[start - 1]?.kind === 'conj' ? start - 1 : start;
}
