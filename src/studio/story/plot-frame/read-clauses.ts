import pluralize from 'pluralize';
import type { NounPhrase } from './noun-phrase.ts';
import { chunkNounPhrase } from './noun-phrase.ts';
import { goalVerbs } from './goal-verbs.ts';
import type { Term } from './tag-words.ts';
import {
  infinitiveOf,
  isDeterminer,
  isNoun,
  isPronoun,
  isVerb,
  joinTerms,
  sentencesOf,
  tagWords,
} from './tag-words.ts';

/** One clause of the idea. `hero`: the leads do it, or it is an order; `world`: somebody or something else does. */
export type PlotEvent = {
  by: 'hero' | 'world' | 'fragment';
  /** The leads are its subject, even where something is done to them. */
  ofHero: boolean;
  subject: NounPhrase | null;
  subjectText: string;
  /** Infinitive, particle included: "steal", "wake up". */
  verb: string;
  /** Words before the verb: "must", "have to". */
  modal: string;
  object: NounPhrase | null;
  /** All that follows the verb. */
  tail: string;
  /** "is", "are", "was" as the main verb. */
  link: boolean;
};

const conjunction = /^(?:and|but|so|unless|while|when|because|until|before|after|or|then|where|that|who|which)$/i;
const relative = /^(?:who|which|that)$/i;
const particle = /^(?:up|off|out|away|down|back|in|on)$/i;
const starters = /^(?:but|and|so|then|only|suddenly|now|one|day|if|when|can|could|will|would|should)$/i;
/** "After the flood, they …": when and where come before the clause proper. */
const setting = /^(?:after|before|during|in|on|at|inside|under|deep|once|every|far|long|near|behind|for|with|one)$/i;
const subjectWord = /^(?:only|someone|everyone|nobody|the|a|an|their|his|her|one|two)$/i;

export function clausesOf(text: string): Term[][] {
  const sentences = sentencesOf(text).map(tagWords);
  const alone = sentences.length === 1 && sentences[0]?.length === 1 ? sentences[0][0] : undefined;
  // "Horses" is a subject, even where the tagger knows it as a verb.
  if (alone && isVerb(alone)) alone.tags = new Set(['Noun', pluralize.isPlural(alone.w) ? 'Plural' : 'Singular']);
  return sentences.flatMap(splitSentence);
}

function splitSentence(terms: Term[]): Term[][] {
  const clauses: Term[][] = [];
  let current: Term[] = [];
  terms.forEach((term, index) => {
    const rest = terms.slice(index + 1);
    const opensClause = conjunction.test(term.w) && startsSubject(rest) && rest.slice(0, 8).some(isVerb);
    const nextComma = rest.findIndex(({ post }) => post.includes(','));
    const isTime =
      /^(?:before|after|until)$/i.test(term.w) &&
      !rest.slice(0, nextComma < 0 ? 5 : Math.min(5, nextComma + 1)).some(isVerb);
    const splits = opensClause && !relative.test(term.w) && !isTime;
    const that = /^that$/i.test(term.w) && current.some(isVerb) && startsSubject(rest);
    const comma = /[;:,]/.test(terms[index - 1]?.post ?? '') && current.some(isVerb);
    const afterComma = comma && (isDeterminer(term) || isPronoun(term)) && terms.slice(index, index + 6).some(isVerb);
    if (splits || that || afterComma) {
      if (current.length > 0) clauses.push(current);
      current = splits || that ? [] : [term];
    } else current.push(term);
  });
  if (current.length > 0) clauses.push(current);
  return clauses;
}

function startsSubject(rest: Term[]): boolean {
  const [first] = rest;
  if (!first) return false;
  return (
    isDeterminer(first) ||
    isPronoun(first) ||
    subjectWord.test(first.w) ||
    (isNoun(first) && rest.slice(0, 4).some(isVerb))
  );
}

/** What happens in one clause. `isHero` judges a subject; `lastThing` is what "it" means. */
export function readEvent(
  terms: Term[],
  isHero: (subject: string) => boolean,
  lastThing: NounPhrase | null,
): PlotEvent {
  let start = afterSetting(terms);
  while (terms[start] && starters.test(terms[start]?.w ?? '') && !isDeterminer(terms[start] as Term)) start++;
  const found = chunkNounPhrase(terms, start);
  const verbAt = isOrder(terms, start)
    ? start
    : terms.findIndex(
        (term, index) =>
          index >= start &&
          isVerb(term) &&
          !(term.tags.has('Participle') && index > 0 && isDeterminer(terms[index - 1] as Term)),
      );
  const subject = found && (verbAt < 0 || found.next <= verbAt) ? found.phrase : null;
  if (verbAt < 0)
    return {
      by: 'fragment',
      ofHero: false,
      subject: found?.phrase ?? null,
      subjectText: '',
      verb: '',
      modal: '',
      object: null,
      tail: '',
      link: false,
    };
  const isRelative = found !== null && relative.test(terms[found.next]?.w ?? '');
  const group = (isRelative ? lastFiniteVerb(terms, verbAt) : null) ?? verbGroup(terms, verbAt);
  const subjectText = joinTerms(terms.slice(start, verbAt));
  return describeEvent(terms, group, subject, subjectText, isHero, lastThing);
}

/** "Rescue grandpa", "find the lost city": the tagger takes many orders for nouns. */
function isOrder(terms: Term[], start: number): boolean {
  const [verb, next] = terms.slice(start);
  if (!verb || !next || !goalVerbs.has(verb.w.toLowerCase())) return false;
  const takesObject = isDeterminer(next) || next.tags.has('Possessive') || next.tags.has('ProperNoun');
  return takesObject || (onlyOrders.test(verb.w) && !isVerb(next) && !/^(?:of|and|with|mission)$/i.test(next.w));
}

const onlyOrders = /^(?:rescue|save|find|stop|help|protect|catch|bring|solve|free|defeat|deliver|return|befriend)$/i;

function afterSetting(terms: Term[]): number {
  const [first, second] = terms;
  const isWhen = /^(?:this|that|each|one)$/i.test(first?.w ?? '') && /^(?:time|day|night|morning|year|week|evening)$/i.test(second?.w ?? ''); // prettier-ignore
  if (!isWhen && !setting.test(first?.w ?? '')) return 0;
  const comma = terms.findIndex(({ post }) => post.includes(','));
  return comma >= 0 && comma < 9 && comma < terms.length - 2 ? comma + 1 : 0;
}

type VerbGroup = { words: Term[]; end: number };

function verbGroup(terms: Term[], start: number): VerbGroup {
  const words: Term[] = [];
  let at = start;
  while (terms[at] && words.length <= 5) {
    const term = terms[at] as Term;
    const belongs = at === start || isVerb(term) || /^(?:to|not|never|only|finally|now|have|has|had)$/i.test(term.w);
    const newVerb =
      words.length > 0 &&
      term.tags.has('Gerund') &&
      !/^(?:is|are|was|were|be|start|starts)$/i.test(words.at(-1)?.w ?? '');
    if (!belongs || newVerb) break;
    words.push(term);
    at++;
    const next = terms[at];
    if (next && particle.test(next.w) && isVerb(next) && next.tags.has('PhrasalVerb')) { words.push(next); at++; } // prettier-ignore
  }
  // "wants to go to the moon": the second "to" leads to a place.
  if (words.length > 1 && /^to$/i.test(words.at(-1)?.w ?? '')) { words.pop(); at--; } // prettier-ignore
  return { words, end: at };
}

/** "a llama who thinks he is a detective loses his hat": the story is in the last finite verb with an object. */
function lastFiniteVerb(terms: Term[], after: number): VerbGroup | null {
  for (let at = terms.length - 1; at > after; at--) {
    const term = terms[at] as Term;
    if (isVerb(term) && term.tags.has('PresentTense') && chunkNounPhrase(terms, at + 1))
      return { words: [term], end: at + 1 };
  }
  return null;
}

function describeEvent(
  terms: Term[],
  group: VerbGroup,
  subject: NounPhrase | null,
  subjectText: string,
  isHero: (text: string) => boolean,
  lastThing: NounPhrase | null,
): PlotEvent {
  const last = group.words.at(-1) as Term;
  const hasParticle = particle.test(last.w) && group.words.length > 1;
  const main = hasParticle ? (group.words.at(-2) as Term) : last;
  const modal = group.words.slice(0, hasParticle ? -2 : -1).map((term) => term.w.toLowerCase());
  const bareNoun = terms.length === group.end + 1 && isNoun(terms[group.end] as Term) && !onlyOrders.test(main.w);
  const order =
    subjectText === '' &&
    !bareNoun &&
    (main.tags.has('Infinitive') || main.tags.has('Imperative') || goalVerbs.has(main.w.toLowerCase()));
  const byHero = order || isHero(subjectText);
  const tail = joinTerms(terms.slice(group.end));
  const object = chunkNounPhrase(terms, group.end)?.phrase ?? null;
  const verb = infinitiveOf(main.w.toLowerCase()) + (hasParticle ? ` ${last.w.toLowerCase()}` : '');
  const event: PlotEvent = {
    by: byHero ? 'hero' : 'world',
    ofHero: byHero,
    subject, subjectText, verb, tail, object,
    modal: modal.join(' '),
    link: /^(?:is|are|was|were|be)$/i.test(main.w) || verb === 'be',
  }; // prettier-ignore
  const passive =
    (subject || byHero) &&
    !order &&
    modal.some((word) => /^(?:is|are|was|were|be|been|gets?|being)$/.test(word)) &&
    !last.tags.has('Gerund');
  if (passive) {
    const doer = /\bby (.+)$/i.exec(tail)?.[1];
    // Somebody else does it to them.
    return {
      ...event,
      by: 'world',
      object: subject,
      subject: doer ? (chunkNounPhrase(tagWords(doer), 0)?.phrase ?? null) : null,
      subjectText: doer ?? '',
    };
  }
  const after = terms[group.end + 1];
  const isOwner = /^her$/i.test(terms[group.end]?.w ?? '') && after && (isNoun(after) || after.tags.has('Adjective'));
  if (
    /^(?:it|them|him|her)$/i.test(terms[group.end]?.w ?? '') &&
    !isOwner &&
    lastThing &&
    (lastThing.plural || !/^them$/i.test(terms[group.end]?.w ?? ''))
  ) {
    return { ...event, object: lastThing, tail: tail.replace(/^(?:it|them|him|her)\b/i, lastThing.the) };
  }
  return event;
}
