import type { ArcKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { Word } from '../../plot/word.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Cast } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { nounNamed } from '../../words/nouns.ts';
import { wordSet } from '../../words/tables.ts';
import { gerund, verbOf } from '../../words/verbs.ts';
import type { Aim } from '../aim.ts';
import { after } from '../aim.ts';

/** An aim before it is known how sure it is. */
export type Deed = Omit<Aim, 'sure'>;

const usualKind = {
  thing: 'recover',
  creature: 'befriend',
  person: 'befriend',
  group: 'befriend',
  place: 'journey',
  event: 'celebrate',
  idea: 'find-out',
} as const;

/** What no table knows is still what they must do: "replace the heart of the clockwork prince". */
export function unknownDeed({ verb, modal }: PlotEvent, object: Phrase | null): Deed | null {
  const does = modal === 'must' || modal === 'order' || modal === 'can';
  if (
    !object ||
    !does ||
    [
      'be',
      'have',
      'do',
      'see',
      'know',
      'think',
      'want',
      'need',
      'say',
      'tell',
      'ask',
      'let',
      'hear',
      'love',
      'like',
      'hate',
      'come',
      'use',
      'give',
    ].includes(verb)
  )
    return null;
  return { kind: usualKind[typeOf(object)], verb, x: object, foe: null };
}

/** "help Zed get home", "help the yeti make friends": the aim is in the second verb. */
export function helping(
  event: PlotEvent,
  next: PlotEvent | null,
  object: Phrase | null,
  aim: (kind: ArcKind, more?: Partial<Aim>) => Deed,
): Deed | null {
  if (!object) return null;
  // "HELP THE SCHOOL IS SINKING" is a cry.
  if (
    next &&
    next.subject === object &&
    next.modal === '' &&
    (next.verb === 'be' || next.verb === 'lose' || next.passive)
  )
    return null;
  const goes = next && next.from <= event.to + 8 ? next : null;
  if (
    goes &&
    ['get home', 'go home', 'get to', 'reach', 'get', 'go', 'return', 'find', 'get back'].includes(goes.verb) &&
    (goes.verb !== 'find' || !goes.object)
  )
    return aim('journey', { verb: 'bring home', den: goes.object ?? after(goes, 'to') });
  if (goes && goes.verb === 'find' && goes.object && !isVague(goes.object))
    return aim('recover', { verb: 'find', x: goes.object });
  if (goes && (goes.verb === 'learn' || goes.verb === 'win'))
    return aim(goes.verb === 'win' ? 'contest' : 'teach', {
      lesson: lessonOf(goes),
      verb: goes.verb,
      x: goes.object ?? object,
    });
  return aim('befriend');
}

/** What is to be learnt, as an infinitive; what is not to be done any more is to be stopped: "not to cheat at cards" → "stop cheating at cards". */
export function lessonOf(next: PlotEvent | null, words: Word[] = []): string {
  if (!next) return '';
  const stops = words.findIndex(({ base, kind }, at) => at >= next.from && at < next.to && kind === 'verb' && base === 'stop'); // prettier-ignore
  if (stops >= 0 && words[stops + 1]?.form === 'ing') return `stop ${saidOfAnybody(words.slice(stops + 1))}`;
  const done = words.slice(words.findIndex(({ base }, at) => at >= next.from && base === next.verb.split(' ')[0]));
  const isNot = next.negated || words[next.from - 1]?.kind === 'not' || words[next.from - 1]?.lower === 'never';
  if (isNot && done[0] && next.state === '')
    return `stop ${[gerund(done[0].base), ...saidOfAnybody(done).split(' ').slice(1)].join(' ')}`;
  const [first] = next.rest;
  return [
    next.verb,
    next.state,
    // "learn to talk to seals"
    !next.object &&
    next.state === '' &&
    first &&
    (!isVague(first.phrase) || (next.verb === 'go' && first.phrase.determiner === '')) &&
    ['to', 'with', 'on', 'like'].includes(first.prep)
      ? `${first.prep} ${first.phrase.determiner === '' ? first.phrase.bare : theOf(first.phrase)}`
      : '',
    next.object ? taughtObject(next.object) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Up to five words of a clause, as one says them of whoever does it: "picking his nose" → "picking one's nose". */
export function saidOfAnybody(words: Word[]): string {
  const ends = words.findIndex(({ end, kind }, at) => end !== '' || (at > 0 && ['conj', 'rel', 'wh'].includes(kind)));
  const last = ends < 0 ? words.length : words[ends]?.end !== '' ? ends + 1 : ends;
  return words
    .slice(0, Math.min(last, 5))
    .map(({ text, kind }) => (kind === 'poss' ? "one's" : text))
    .join(' ');
}

/** "ride a bicycle", "read the map"; what is only said has no article: "say sorry". */
export function taughtObject(object: Phrase): string {
  const { determiner, bare } = object;
  if (determiner === 'a' || determiner === 'an') return `${determiner} ${bare}`;
  return determiner === '' && wordSet('greetings').has(bare.toLowerCase()) ? bare : theOf(object);
}

/** Whether an event is an infinitive: "teach the llama to swim". */
export const isToDo = ({ from }: PlotEvent, words: Word[]) =>
  words[from]?.kind === 'to' || words[from - 1]?.kind === 'to';

/** Who is to learn something and is no lead: "the three ducks" of "Ben wants the three ducks to learn". */
export function pupilOf(event: PlotEvent, events: PlotEvent[], cast: Cast): Phrase | null {
  const wish = events[events.indexOf(event) - 1];
  const wished = wish && ['want', 'need', 'help'].includes(wish.verb) && wish.to < event.from ? wish.object : null;
  const who = wished ?? event.subject;
  return who && who.pron === '' && !isVague(who) && !isLead(who, cast) && isAlive(typeOf(who)) ? who : null;
}

/** What is done with a thing by who has learnt it: "play the violin"; magic is learnt as it is. */
export function lessonFor(object: Phrase): string {
  if (object.proper || (typeOf(object) === 'idea' && object.determiner === '')) return object.bare;
  // "baking" → "bake", "parallel parking" → "do parallel parking"
  const doing = object.bare.includes(' ') ? null : verbOf(object.head);
  if (doing?.form === 'ing' && nounNamed(object.head)?.name !== 'contested') return doing.base;
  if (object.determiner === '' && (object.plural || (object.head.endsWith('ing') && nounNamed(object.head) === null)))
    return `do ${object.bare}`;
  const name = nounNamed(object.head)?.name ?? '';
  const verb = ['played', 'contested', 'toy'].includes(name)
    ? 'play'
    : name === 'moving'
      ? 'ride'
      : name === 'spoken'
        ? 'know'
        : 'do';
  return `${verb} ${theOf(object)}`;
}

export function theOf(phrase: Phrase): string {
  return phrase.proper ? phrase.bare : phrase.determiner === '' && phrase.plural ? phrase.bare : `the ${phrase.bare}`;
}

export const aliveIn = (phrase: Phrase | null) => (phrase && isAlive(typeOf(phrase)) ? phrase : null);

export function isContest(phrase: Phrase): boolean {
  return (
    nounNamed(phrase.bare.split(' of ')[0] ?? '')?.name === 'contested' || nounNamed(phrase.head)?.name === 'contested'
  );
}
