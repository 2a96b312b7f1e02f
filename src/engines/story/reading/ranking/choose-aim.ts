import { arcKinds, type ArcKind } from '../../frame.ts';
import { after, type Aim } from '../aims/aim.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead } from '../plot/read-plot.ts';
import { singularOf } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { bareVerb, verbEntry } from '../words/verbs.ts';
import { feltIn, type Felt } from '../slots/felt-in.ts';
import { isFirstOf, kindCandidates, phraseCandidates, phrasesToRank } from './features.ts';
import { isPart, saidToBe } from './said-roles.ts';
import { aboutByMeaning } from './network/about-network.ts';
import { kindsByMeaning } from './network/kind-network.ts';
import { probabilities, rankerFor, together } from './ranker.ts';

/** The aim that is told, how probable its kind is, and the other kinds, the likeliest first. */
export type Choice = { aim: Aim | null; probability: number; others: ArcKind[] };

/** An other kind is offered where it is at least this probable. */
const leastProbable = 0.04;
/** A kind that no rule saw is told where it is at least this probable. */
const leastGuess = 0.15;
/** How much the networks of words' meanings say beside the rankers; found by ideas of hands that neither had learned from. */
export const meaningOfKind = 0.3;
export const meaningOfThing = 0.35;
/** How sure the rules are at most where an idea is nothing but nouns. */
const sureOfNoun = 30;

/**
 * Chooses what an idea asks for among what the rules took it for (`aims`, the surest first) and what they did not see: the
 * kind first, then what it is about, then the other side. `aim` is null where nothing can be read.
 */
export function chooseAim(plot: Plot, aims: readonly Aim[]): Choice {
  const kinds = likeliest(
    arcKinds,
    together(probabilities(kindCandidates(plot, aims), rankerFor('kind')), kindsByMeaning(plot), meaningOfKind),
  );
  // What stands under "Goal:" is the aim.
  if (aims[0] && plot.sentences.some(({ role }) => role === 'goal'))
    return { aim: aims[0], probability: 1, others: kinds.slice(0, 3).map(({ item }) => item) };
  const firm = aims.find((aim) => aim.firm);
  const told = firm?.kind ?? kindOfRules(kinds, aims);
  const [{ item: kind, probability }] = kinds.toSorted(
    (one, other) => Number(other.item === told) - Number(one.item === told),
  ) as [(typeof kinds)[number]];
  const others = kinds.flatMap((other) =>
    other.item !== kind && other.probability >= leastProbable ? [other.item] : [],
  );
  // "a dragon wants to eat our snowman": nobody said that it is to be built, and a rule is quite sure of what is said.
  const [surest] = aims;
  if (surest && surest.sure >= 86 && kind === 'build' && !aims.some((aim) => aim.kind === kind))
    return { aim: surest, probability: surest.sure / 100, others: [kind, ...others] };
  // "the sea steals one house every night": where others steal, the leads get it back.
  const robbed = aims.find(({ foe, from, sure }) => foe && sure >= 60 && verbEntry(from?.verb ?? '')?.harm === 'takes');
  if (kind === 'heist' && probability < 0.8 && robbed && !aims.some((aim) => aim.kind === kind))
    return {
      aim: robbed,
      probability: robbed.sure / 100,
      others: [kind, ...others.filter((other) => other !== robbed.kind)],
    };
  // "axolotl": who asks for nothing but an animal wants one in it.
  const [only, ...more] = plot.sentences.flatMap(({ phrases }) => phrases);
  const isNothingElse = only?.from === 0 && plot.sentences.length === 1 && plot.sentences[0]?.words.length === only.to;
  const wanted = only && more.length === 0 && isNothingElse && isStranger(only, plot) ? aims.find(({ x, kind: is }) => is === 'befriend' && isSame(x, only)) : undefined; // prettier-ignore
  if (wanted && kind === 'house') return { aim: wanted, probability: wanted.sure / 100, others };
  if (kind === 'house' || isOneWordAgain(plot))
    return { aim: null, probability, others: others.filter((other) => other !== 'house') };
  // "something with jam": rules see no more than its nouns, and the ranker takes it for something else without being sure.
  const isGuessed = aims.every((aim) => aim.sure <= sureOfNoun && aim.kind !== kind);
  if (isGuessed && (probability < leastGuess || leavesItOpen(plot)))
    return { aim: null, probability, others: [kind, ...others] };
  const phrases = phrasesToRank(plot);
  const about = { kind, plot, aims };
  const x = firstOf(
    phrases,
    together(
      probabilities(phraseCandidates(phrases, about), rankerFor('about')),
      aboutByMeaning(phrases, { kind, plot }),
      meaningOfThing,
    ),
  );
  if (isPart(x.phrase)) x.phrase = saidToBe('about', plot) ?? x.phrase;
  if (firm?.x) x.phrase = firm.x;
  // "They want to become knights": they learn it themselves. "love" is no thing in it.
  else if (firm && (firm.verb === 'learn' || isNothingElse)) x.phrase = null;
  const foe = firstOf(
    phrases,
    probabilities(phraseCandidates(phrases, { ...about, taken: x.phrase }), rankerFor('against')),
  );
  // "a circus has arrived without its clown": who misses somebody has not taken them.
  const isMissed = ['recover', 'rescue'].includes(kind) && ['its', 'his', 'her', 'their'].includes(x.phrase?.determiner ?? '') && aims.find((aim) => aim.kind === kind)?.verb === 'find'; // prettier-ignore
  if (isMissed && foe.phrase && x.phrase && foe.phrase.to <= x.phrase.from) foe.phrase = null;
  foe.phrase = saidToBe('against', plot) ?? foe.phrase;
  // "race against the Swedish team with trolleys": whom one is against, and what one has, is not what it is about.
  const against = kind === 'contest' && !firm ? rivalIn(plot) : null;
  if (against && isSame(x.phrase, against.rival))
    [x.phrase, foe.phrase] = [isSame(foe.phrase, against.rival) ? null : foe.phrase, against.rival];
  else if (against) foe.phrase ??= against.rival;
  if (against?.has && isSame(x.phrase, against.has)) x.phrase = null;
  // "the homesick au pair" is who feels it, not what it is about.
  const feels = table('feelings')[aims.find((aim) => aim.kind === 'feeling')?.feel ?? '']?.words ?? [];
  if (kind === 'feeling' && x.phrase?.states.some((state) => feels.includes(state))) x.phrase = null;
  const felt = kind === 'feeling' ? feltIn(plot) : null;
  if (kind === 'feeling') x.phrase = aboutFelt(felt, x.phrase);
  // "the longest night of winter" is meant as a whole where a rule takes it so.
  const whole = aims.find((aim) => aim.x?.of && isSame(aim.x.of, x.phrase))?.x;
  if (whole) x.phrase = whole;
  const own = aims.filter((aim) => aim.kind === kind);
  const pupil = kind === 'teach' ? pupilOf(own, x.phrase, plot) : null;
  if (pupil) x.phrase = pupil;
  // "jewel robbery": it is about the jewel.
  const raided = own.find((aim) => aim.x && x.phrase && isFirstOf(aim.x, x.phrase))?.x;
  if (raided) x.phrase = raided;
  if (kind === 'magic' && x.phrase && isSwapped(x.phrase)) x.phrase = whoSwaps(own, plot) ?? x.phrase;
  // "eats a magic bean and turns into a sandwich": it is about who became something, not what did it.
  const changed = kind === 'magic' ? own.find((aim) => aim.became && aim.x)?.x : null;
  if (changed) x.phrase = changed;
  const base = own.find((aim) => isSame(aim.x, x.phrase)) ?? own[0];
  const feel = felt && (felt.feel === 'sibling' || !base?.feel || felt.feeler) ? felt.feel : base?.feel;
  // One rule may see what it is about, and another what is asked of it.
  const ask = base?.ask || own.find((aim) => aim.ask && isSame(aim.x, x.phrase))?.ask;
  return {
    aim: {
      ...(base ? matching(base, x.phrase) : { kind, verb: verbFor(kind, x.phrase) }),
      ...(ask && base && isSame(base.x, x.phrase) ? { ask } : {}),
      ...(kind === 'feeling' ? { feel: feel ?? 'lonely', ...(felt?.feeler ? { feeler: felt.feeler } : {}) } : {}),
      x: base && isSame(base.x, x.phrase) ? base.x : x.phrase,
      ...(firm ? { firm: true } : {}),
      foe: firm
        ? firm.foe
        : base && isSame(base.foe, foe.phrase)
          ? base.foe
          : isSame(x.phrase, foe.phrase)
            ? null
            : foe.phrase,
      ...(base && x.phrase && !base.firm && !takes(base, x.phrase) && !isStopped(base, x.phrase, plot)
        ? { verb: verbFor(kind, x.phrase) }
        : {}),
      sure: Math.round(100 * Math.max(probability, (base?.sure ?? 0) / 100)),
      ...(kind === 'heist' && firm?.verb !== 'put back' && bringsIn(plot) ? { kind: 'journey', verb: 'bring' } : {}),
    },
    probability,
    others,
  };
}

/** What the rules are sure of, where the others only guess and find it nearly as probable as their guess. */
function kindOfRules([best, ...kinds]: Likely<ArcKind>[], [surest]: readonly Aim[]): ArcKind | null {
  if (!best || !surest || surest.sure < 60 || best.probability > (surest.sure >= 90 ? 0.5 : 0.35)) return null;
  const isNear = kinds.some(({ item, probability }) => item === surest.kind && probability >= best.probability * 0.8);
  return isNear ? surest.kind : null;
}

/**
 * Somebody behind "against", and what one who races has; else who else enters: "a snail enters the marathon" is about the
 * marathon, and it's run with the snail.
 */
function rivalIn({ sentences, cast }: Plot): { rival: Phrase; has: Phrase | null } | null {
  const events = sentences.flatMap((sentence) => sentence.events);
  const isRival = (phrase: Phrase | null): phrase is Phrase =>
    phrase !== null && phrase.pron === '' && isAlive(typeOf(phrase)) && !isLead(phrase, cast);
  for (const event of events) {
    const rival = after(event, 'against', 'versus', 'vs');
    if (isRival(rival)) return { rival, has: event.verb === 'race' ? after(event, 'with') : null };
  }
  const entrants = events.filter(({ verb }) => wordSet('enters').has(verb)).map(({ subject }) => subject);
  const [rival = null] = entrants;
  return isRival(rival) && !entrants.some((one) => isLead(one, cast)) ? { rival, has: null } : null;
}

/** An animal, or somebody, who is no lead and has no name. */
const isStranger = (phrase: Phrase, { cast }: Plot) =>
  phrase.pron === '' && !phrase.proper && !isLead(phrase, cast) && isAlive(typeOf(phrase));

/** "pizza pizza pizza" asks for nothing but pizza. */
function isOneWordAgain({ sentences }: Plot): boolean {
  const words = sentences.flatMap((sentence) => sentence.words.map(({ lower }) => lower));
  return words.length > 1 && new Set(words).size === 1;
}

/** "Whatever you like, but with pirates": what happens is left to the storyteller. */
function leavesItOpen({ sentences }: Plot): boolean {
  return ['anything', 'something', 'whatever'].includes(sentences[0]?.words[0]?.lower ?? '');
}

/** "bodies" in "they swap bodies", which say nothing of who has them. */
const isSwapped = ({ bare, head }: Phrase) => wordSet('swapped').has(head) && !bare.includes(' ');

/** "The alderman swaps bodies with his weathervane": it is about who does it, or with whom where the leads do. */
function whoSwaps(own: readonly Aim[], { sentences, cast }: Plot): Phrase | null {
  const isOther = (phrase: Phrase | null | undefined) =>
    phrase != null && phrase.pron === '' && !isSwapped(phrase) && !isLead(phrase, cast);
  const who = own.find((aim) => isOther(aim.x))?.x;
  const events = sentences.flatMap((sentence) => sentence.events);
  const swapped = wordSet('swapped');
  const deed = events.find(
    ({ object, verb }) => (object !== null && isSwapped(object)) || swapped.has(verb.split(' ').at(-1) ?? ''),
  );
  return who ?? deed?.rest.find(({ prep, phrase }) => prep === 'with' && isOther(phrase))?.phrase ?? null;
}

/** What a feeling is about: never who has it, and no name of a feeling; what is said right behind it where nothing else is left. */
function aboutFelt(felt: Felt | null, chosen: Phrase | null): Phrase | null {
  const isFeeling = Object.values(table('feelings')).some(({ words }) => words.includes(chosen?.head ?? ''));
  const isFeeler = felt?.feeler != null && isSame(chosen, felt.feeler);
  if (felt?.feeler && felt.about && !isSame(felt.about, felt.feeler)) return felt.about;
  return isFeeling || isFeeler ? (felt?.about ?? null) : chosen;
}

/**
 * "Birdie wants to learn the trombone, and the seals laugh": it is about Birdie, who is no lead; the trombone is the lesson,
 * and the seals learn nothing. Null where what was chosen is somebody who learns something.
 */
function pupilOf(own: readonly Aim[], chosen: Phrase | null, plot: Plot): Phrase | null {
  const learner = own.find(({ x, lesson }) => lesson && x && isAlive(typeOf(x)))?.x ?? null;
  if (!learner || isLead(learner, plot.cast)) return null;
  const learns = chosen !== null && isAlive(typeOf(chosen)) && own.some(({ x, lesson }) => lesson && isSame(x, chosen));
  return learns ? null : learner;
}

/** "Smuggle the puppy into the hotel": a heist takes out what is guarded, and what is brought in goes somewhere past a foe. */
const bringsIn = ({ sentences, cast }: Plot) =>
  sentences.some(({ events }) =>
    events.some(
      ({ verb, object, rest }) =>
        object !== null &&
        !isLead(object, cast) &&
        (['put back', 'return'].includes(verb) ||
          (['sneak', 'smuggle', 'slip'].includes(verb) && rest.some(({ prep }) => prep === 'into' || prep === 'onto'))),
    ),
  );

type Likely<T> = { item: T; probability: number };

/** Items with how probable each is, the likeliest first. */
const likeliest = <T>(items: readonly T[], found: readonly number[]): Likely<T>[] =>
  items.map((item, at) => ({ item, probability: found[at] ?? 0 })).toSorted((a, b) => b.probability - a.probability);

function firstOf(phrases: ReturnType<typeof phrasesToRank>, probable: readonly number[]) {
  const found = likeliest([...phrases, null], probable).map(({ item, probability }) => ({
    item: item?.phrase ?? null,
    isElse: item !== null && (isHowLong(item) || isForm(item)),
    probability,
  }));
  const best = found.find((one) => !one.isElse) ?? found[0];
  return { phrase: best?.item ?? null, probability: best?.probability ?? 0 };
}

/** "the sun did not come up for eleven days" is not about the days. */
const isHowLong = ({ phrase, sentence }: ReturnType<typeof phrasesToRank>[number]) =>
  wordSet('spans').has(singularOf(phrase.head)) && sentence.words[phrase.from - 1]?.lower === 'for';

/** "body-swap comedy between a headmistress and her poodle" is not about a comedy: the form stands first and nothing is done to it. */
function isForm({ phrase, sentence: { events } }: ReturnType<typeof phrasesToRank>[number]): boolean {
  if (phrase.from > 3 || !['', 'a', 'an'].includes(phrase.determiner)) return false;
  const ending = phrase.bare.split(' ').slice(-2).join(' ');
  const isOf = (list: string) => [phrase.head, ending].some((word) => wordSet(list).has(word));
  const isDone = ({ object, subject, verb }: PlotEvent) =>
    isSame(object, phrase) || (isSame(subject, phrase) && verb !== 'set');
  return isOf('forms_named_first') || (isOf('genres') && !events.some(isDone));
}

const isSame = (one: Phrase | null | undefined, other: Phrase | null) =>
  one?.bare.toLowerCase() === other?.bare.toLowerCase();

/** Whether an aim's verb can have x behind it: not "get there", and one stops the foe, not what is kept safe. */
function takes({ kind, verb, lesson, x: own }: Aim, x: Phrase): boolean {
  // "teach a cloud to whistle": whom a lesson is for need not be alive, where it isn't what the lesson is about.
  const isPupil = isSame(own, x) && !!lesson && !lesson.includes(x.head);
  if (kind === 'teach' && verb === 'teach') return isAlive(typeOf(x)) || x.proper || isPupil;
  if (kind === 'defend') return verb !== 'stop';
  if (kind === 'heist') return !verb.endsWith(' into');
  if (kind === 'survive') return verb !== 'get back' && verb !== 'last' && verb !== 'last the night';
  if (kind === 'journey' && verb === 'bring home') return isAlive(typeOf(x));
  return !['there', 'home'].includes(verb.split(' ').at(-1) ?? '');
}

/** "stop the machine" is meant as it is said; of "stop the old tree being cut down" the tree is what is kept safe. */
function isStopped({ kind, verb, x: own, foe }: Aim, x: Phrase, { sentences }: Plot): boolean {
  if (kind !== 'defend' || verb !== 'stop' || !isSame(own, x) || (foe && !isSame(foe, x))) return false;
  const { words } = sentences.find(({ phrases }) => phrases.includes(x)) ?? { words: [] };
  return !words.slice(x.to, x.to + 2).some(({ lower }) => lower === 'being' || lower === 'getting');
}

/** The verb of a kind for somebody or something of which no verb was read. */
function verbFor(kind: ArcKind, x: Phrase | null): string {
  const { verb, about } = table('kinds')[kind];
  if (kind === 'teach') return x && isAlive(typeOf(x)) ? 'teach' : 'learn';
  if (kind === 'journey' && x && typeOf(x) !== 'place' && !wordSet('wilds').has(x.head))
    return isAlive(typeOf(x)) ? 'find' : typeOf(x) === 'event' ? 'make' : 'deliver';
  return bareVerb((x && about) ?? verb[0]);
}

/** An aim without what was said of another noun than `x`. */
function matching(aim: Aim, x: Phrase | null): Aim {
  if (isSame(aim.x, x)) return aim;
  const { event, prize, became, ask, lesson, ...rest } = aim;
  const isSaid = (text: string | undefined) =>
    text !== undefined && x !== null && text.toLowerCase().split(' ').includes(x.head);
  return {
    ...rest,
    // What is said for certain is done to whatever it is, which another sentence may name.
    verb: aim.firm ? aim.verb : verbFor(aim.kind, x),
    ...(event && !isSame(event, x) ? { event } : {}),
    ...(prize && !isSame(prize, x) ? { prize } : {}),
    ...(became && !isSame(became, x) ? { became } : {}),
    ...(ask !== undefined && (isSaid(ask) || !aim.x) ? { ask } : {}),
    ...(lesson !== undefined && (isSaid(lesson) || !aim.x) ? { lesson } : {}),
  };
}
