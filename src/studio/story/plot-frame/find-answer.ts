import nlp from 'compromise';
import type { Goal, GoalSource } from './goal.ts';
import { chunkNounPhrase, nounPhrase, readNounPhrase } from './noun-phrase.ts';
import { isVerb, joinTerms, sentencesOf, tagWords } from './tag-words.ts';
import { cutShort, tidy } from './tidy-goal.ts';

const riddle = nounPhrase(['riddle'], 'riddle', { definite: true });

/** "Why is the sea salty?", "how the zebra got its stripes": the answer is what they are after. */
export function toAnswer({ text }: GoalSource): Goal | null {
  const first = sentencesOf(text)[0] ?? '';
  const [, asked = '', rest = ''] = /^(who|what|where|why|how|when) ([^.!?;:,]+)[.!?]*$/i.exec(first.trim()) ?? [];
  const [, helper, not, inner] = /^(is|are|was|were|do|does|did|will|would|can|could)(n?'t)? (.+)$/i.exec(rest) ?? [];
  const said =
    helper && inner
      ? toldInPast(helper.toLowerCase(), inner, not !== undefined)
      : /^(?:how|why)$/i.test(asked) && !/^\w+n?'t\b/.test(rest)
        ? inPast(rest)
        : null;
  if (!said || /^(?:they|we|you|it|to)\b/i.test(said)) return null;
  return {
    text: tidy(cutShort(`find out ${asked.toLowerCase()} ${said}`)),
    topic: readNounPhrase(inner ?? rest) ?? riddle,
    kind: 'mystery',
  };
}

/** "does the wind sleep at night" as "the wind slept at night"; null for what has no such order of words. */
function toldInPast(helper: string, inner: string, negated: boolean): string | null {
  const terms = tagWords(inner);
  const subject = chunkNounPhrase(terms, 0);
  if (/^(?:is|are|was|were)$/.test(helper)) {
    const was = (/^(?:is|was)$/.test(helper) ? 'was' : 'were') + (negated ? ' not' : '');
    if (!subject) return `${was} ${inner}`;
    return [joinTerms(terms.slice(0, subject.next)), was, joinTerms(terms.slice(subject.next))].join(' ').trim();
  }
  // The verb may have been taken for the last word of its subject ("the wind sleep").
  const verbAt = terms.findIndex((term, index) => subject !== null && index >= subject.next && isVerb(term));
  const at = verbAt >= 0 && verbAt <= (subject?.next ?? 0) + 1 ? verbAt : (subject?.next ?? 0) - 1;
  const verb = terms[at]?.w;
  if (!subject || !verb || at < 1) return null;
  const could = helper.startsWith('d') ? 'did' : inPast(helper);
  const done = negated ? `${could} not ${verb}` : could === 'did' ? pastOf(verb) : `${could} ${verb}`;
  return [joinTerms(terms.slice(0, at)), done, joinTerms(terms.slice(at + 1))].join(' ').trim();
}

function pastOf(verb: string): string {
  return (
    nlp(`they ${verb}`)
      .verbs()
      .toPastTense()
      .text()
      .replace(/^they /, '') || `${verb}ed`
  );
}

/** "find out why the bells were silent", "to see who lives there": what they want to know. */
export function toFindOut({ text, phrases }: GoalSource): Goal | null {
  const [, nobody] = /(?:^|[.!?;,] |\b(?:and|but) )((?:nobody|no one|nothing|everybody|everyone) (?:can|could|will|would|has|had|is|was|in [\w ]+? (?:is|was|has|had)) [^.!?;]+)/i.exec(text) ?? []; // prettier-ignore
  if (nobody && phrases.length === 0)
    return {
      text: tidy(`find out why ${inPast(nobody.charAt(0).toLowerCase() + nobody.slice(1))}`),
      topic: riddle,
      kind: 'mystery',
    };
  const [, question, rest] =
    /\b(?:find out|discover|solve the (?:mystery|riddle|case) of|see|learn|work out|figure out) (who|what|why|where|how(?! to\b)) ([^.!?;,:]+)/i.exec(
      text,
    ) ?? [];
  if (!question || !rest) return null;
  const said = inPast(rest.trim());
  const topic = readNounPhrase(said.replace(/^\w+ (?=\w+ing )/, ''));
  return { text: `find out ${question.toLowerCase()} ${said}`, topic, kind: 'mystery' };
}

/** Narration is in the past. */
function inPast(clause: string): string {
  const past: Record<string, string> = { is: 'was', are: 'were', has: 'had', have: 'had', keeps: 'kept', keep: 'kept', can: 'could', will: 'would', does: 'did', do: 'did', lives: 'lived', wants: 'wanted' }; // prettier-ignore
  return clause.replace(
    /\b(?:is|are|has|have|keeps|keep|can|will|does|do|lives|wants)\b/,
    (word) => past[word] ?? word,
  );
}

/** "Someone is stealing shoes", "who put the elephant there?", "Something ate the stars". */
export function whoDidIt({ text, phrases }: GoalSource): Goal | null {
  const [, someone = '', tense, verb, tail] =
    /(?:^|[.!?:;,-] |\b(?:but|and|because|so) )(someone|somebody|something|who|what) (?:(is|has been|have been|was|keeps|has|had|kept) )?([a-z]+)([^.!?]*)/i.exec(
      text,
    ) ?? [];
  const rest = tail?.trim() ?? '';
  if (!verb || (rest === '' && !/ing$/i.test(verb))) return null;
  const doing = tense === undefined ? tagWords(`Someone ${verb} it`)[1] : null;
  if (tense === undefined && !doing?.tags.has('PastTense') && !sameInPast.test(verb)) return null;
  if (tense !== undefined && !/(?:ing|ed|en|ne|wn|lt|pt|nt|ght|t|n)$/i.test(verb)) return null;
  const thing = phrases[0];
  const what = thing ? rest.replace(/^(?:it|them|him|her)\b/i, thing.the) : rest;
  if (/^(?:it|them|him|her)\b/i.test(what)) return null;
  const who = /^(?:something|what)$/i.test(someone) ? 'what' : 'who';
  const helper =
    tense === undefined ? '' : /^(?:keeps|kept)$/i.test(tense) ? 'kept ' : /ing$/i.test(verb) ? 'was ' : 'had ';
  return {
    text: tidy(cutShort(`find out ${who} ${helper}${verb} ${what}`)),
    topic: readNounPhrase(what) ?? riddle,
    kind: 'mystery',
  };
}

const sameInPast = /^(?:put|cut|hit|let|set|shut|hurt|cast|burst|hid|ate|took|stole|broke)$/i;
