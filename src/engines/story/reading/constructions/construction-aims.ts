import type { ArcKind } from '../../frame.ts';
import type { Aim } from '../aims/aim.ts';
import { clauseFrom } from '../aims/clause.ts';
import { saidOfAnybody, taughtObject, theOf } from '../aims/hero/deeds.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { escapePattern } from '../../words/escape-pattern.ts';
import { table, wordSet } from '../words/tables.ts';
import { bareVerb } from '../words/verbs.ts';
import type { Match } from './match-construction.ts';
import { isDeed, matchConstruction } from './match-construction.ts';

type Construction = ReturnType<typeof table<'constructions'>>[number];

/** What the turns of phrase of packs/words/constructions.yaml ask for. */
export function constructionAims(plot: Plot): Aim[] {
  return plot.sentences.flatMap((sentence, index) =>
    table('constructions').flatMap((entry): Aim[] => {
      if (entry.alone && plot.sentences.length > 1) return [];
      const match = matchConstruction(entry.says, sentence.words, plot.cast);
      return match && isDone(entry, match, sentence) && isLearnt(entry, match, sentence)
        ? [aimOf(entry, match, sentence, plot, index)]
        : [];
    }),
  );
}

/** Kinds that are about somebody rather than about something. */
const aboutSomebody = new Set<ArcKind>(['befriend', 'rescue', 'teach', 'two-of-us', 'escape']);

/** What is done begins with its verb; "the train driver" trains nobody. */
function isDone({ says, sure }: Construction, { from }: Match, { words }: Sentence): boolean {
  const kind = words[from]?.kind ?? '';
  return sure < 90 || !isDeed(says) || from === 0 || ['verb', 'aux', 'modal', 'wh', 'adv', 'not'].includes(kind);
}

/** Nobody learns to be free, or friends. */
function isLearnt({ lesson }: Construction, { verb }: Match, { words }: Sentence): boolean {
  const isToBe = verb !== null && wordSet('becoming').has(verb.base);
  const what = words[(verb?.at ?? 0) + 1];
  const quality = what?.kind === 'det' ? words[(verb?.at ?? 0) + 2] : what;
  return !lesson || !isToBe || (quality !== undefined && !wordSet('not_learnt').has(quality.lower));
}

function aimOf(entry: Construction, match: Match, sentence: Sentence, plot: Plot, index: number): Aim {
  const { phrases } = match;
  const others = sentence.phrases.filter((phrase) => !isVague(phrase) && !isLead(phrase, plot.cast));
  const bound = Object.values(phrases);
  const beside = others.filter(
    ({ from, head }) =>
      !bound.some((one) => one.from === from) && !['spans', 'feasts', 'times'].some((list) => wordSet(list).has(head)),
  );
  const living = aboutSomebody.has(entry.kind);
  const other = beside.find((phrase) => isAlive(typeOf(phrase)) === living) ?? beside[0] ?? null;
  const x = phrases['x']
    ? (missed(entry, phrases['x'], sentence) ?? meant(phrases['x'], sentence))
    : entry.x === 'other'
      ? (other ?? timeOf(entry, sentence))
      : entry.held
        ? named(entry.held, match)
        : null;
  const about = x && isVague(x) && !isLead(x, plot.cast) && !wordSet('spans').has(x.head) ? null : x;
  const foe = phrases['foe'] ?? null;
  const kind = entry.living && about && isAlive(typeOf(about)) ? entry.living : entry.kind;
  return {
    kind,
    verb: (entry.verb === 'said' ? eventAt(match, sentence)?.verb : entry.verb) ?? usualVerb(kind),
    x: about,
    foe: foe && !isVague(foe) ? foe : null,
    sure: sureness(entry, match, sentence, plot) - index * 2,
    ...(entry.firm ? { firm: true } : {}),
    ...given('den', phrases['den']),
    ...given('event', phrases['event'] ?? (entry.held ? named(entry.held, match) : undefined)),
    ...given('prize', phrases['prize']),
    ...given('became', phrases['became']),
    ...felt(phrases['feeler'], plot),
    ...(entry.feel ? { feel: entry.feel } : {}),
    ...(entry.ask ? asked(entry.ask, match, sentence, about) : {}),
    ...(entry.lesson ? lessonAt(match, sentence) : {}),
  };
}

/** A noun that the idea has no word for; "<name>" in it is what stands there in the idea: "election of the <name>". */
function named(says: string, { from, phrases }: Match): Phrase {
  const noun = says.replace('<name>', phrases['name']?.bare ?? '');
  const [whole = ''] = noun.split(' of ');
  return { bare: noun, head: whole.split(' ').at(-1) ?? noun, determiner: 'the', plural: false, proper: false, pron: '', states: [], of: null, from, to: from + 1 }; // prettier-ignore
}

/** "the longest night of the year" is what has to be lasted through. */
function timeOf({ kind }: Construction, { phrases }: Sentence): Phrase | null {
  return kind === 'survive'
    ? (phrases.find(({ head, states }) => wordSet('spans').has(head) && states.length > 0) ?? null)
    : null;
}

/** "One day he doesn't come back": who is missed, as the sentence's events have it. */
function missed({ living }: Construction, { pron, to }: Phrase, { events }: Sentence): Phrase | null {
  if (living !== 'rescue' || !['he', 'she'].includes(pron)) return null;
  return events.find(({ from, subject }) => from >= to && subject?.pron === '')?.subject ?? null;
}

/** What "it" of a construction stands for, as the sentence's events have it. */
function meant(phrase: Phrase, { events }: Sentence): Phrase {
  if (!['it', 'them', 'him', 'her'].includes(phrase.pron)) return phrase;
  return events.find(({ to, object }) => to === phrase.from && object?.pron === '')?.object ?? phrase;
}

const usualVerb = (kind: ArcKind) => bareVerb(table('kinds')[kind].verb[0]);

const eventAt = ({ from }: Match, { events }: Sentence) =>
  events.findLast((one) => one.verb !== '' && one.from <= from && from <= one.to);

/** What the leads are told to do, must or want to do counts in full; what they or others only do says less. */
function sureness({ says, sure }: Construction, match: Match, sentence: Sentence, plot: Plot): number {
  if (sure < 90 || !isDeed(says)) return sure;
  const event = eventAt(match, sentence);
  if (!event) return 66;
  const theirs = event.subject === null || isLead(event.subject, plot.cast);
  if (event.negated || event.joint === 'rel' || ['if', 'because', 'when', 'while'].includes(event.joint)) return 46;
  if (event.modal === 'must' || event.modal === 'order') return sure;
  if (event.modal === 'want') return theirs ? sure - 4 : 68;
  return event.from === 0 && event.subject === null ? sure : theirs ? 76 : 64;
}

/** Who feels it, where that is neither of the two: "the widow can't bring herself to sell it". */
function felt(feeler: Phrase | undefined, { cast }: Plot): Partial<Aim> {
  const isOther = feeler !== undefined && feeler.pron === '' && !isVague(feeler) && !isLead(feeler, cast) && isAlive(typeOf(feeler)); // prettier-ignore
  return isOther ? { feeler } : {};
}

function given(name: 'den' | 'event' | 'prize' | 'became', phrase: Phrase | undefined): Partial<Aim> {
  return phrase && phrase.pron === '' ? { [name]: phrase } : {};
}

function asked(
  how: 'why' | 'since' | 'behind' | 'has' | 'whether',
  match: Match,
  { words }: Sentence,
  x: Phrase | null,
): Partial<Aim> {
  const by = match.phrases['foe'];
  if (how === 'has') return x && by ? { ask: `what ${theOf(by)} ${by.plural ? 'have' : 'has'} on ${theOf(x)}` } : {};
  if (how === 'behind') return x ? { ask: `what is behind ${theOf(x)}` } : {};
  const all = words.findLastIndex(({ lower }) => ['nobody', 'everyone', 'everybody', 'everything'].includes(lower));
  // "A ghost haunts the ferry but only on Tuesdays": one asks it of the ghost, and without the "but".
  const said = clauseFrom(words, how === 'since' ? all : match.from).replace(/ but (?=only|always|never)/, ' ');
  const own =
    x && x.from === match.from ? said.replace(new RegExp(`^an? ${escapePattern(x.bare)}\\b`), theOf(x)) : said;
  const clause = briefly(own);
  return clause === '' ? {} : { ask: `${how === 'whether' ? how : 'why'} ${clause}` };
}

/** "a man insists on paying a fine nobody has given him" → "the man insists on paying a fine": a question is said often. */
function briefly(clause: string): string {
  const words = clause
    .replace(/^an? /, 'the ')
    .replace(/^whatever /, 'everything ')
    .split(' ');
  const more = words.findIndex((word, at) => at > 3 && ['nobody', 'who', 'that', 'which', 'whom'].includes(word));
  return (words.length > 7 && more > 0 ? words.slice(0, more) : words).join(' ');
}

/** "ride a bicycle": the verb of a construction with its object. */
function lessonAt({ verb }: Match, { words }: Sentence): Partial<Aim> {
  if (!verb) return {};
  // "to stop picking his nose": what is to be learnt is not to.
  if (verb.base === 'stop' && words[verb.at + 1]?.form === 'ing')
    return { lesson: `stop ${saidOfAnybody(words.slice(verb.at + 1))}` };
  const object = readPhrase(words, verb.at + 1);
  // "to be brave": what one is to be is no object.
  const isToBe = wordSet('becoming').has(verb.base);
  const quality = isToBe ? words[verb.at + 1]?.lower : undefined;
  const isRole = ['a', 'an', 'the'].includes(object?.determiner ?? '');
  // "to be elected king of the fair": elected is how, and king is what.
  const chosen = wordSet('given_roles').has(quality ?? '') ? readPhrase(words, verb.at + 2) : null;
  if (chosen && !isVague(chosen)) return { lesson: `be ${taughtObject(chosen)}` };
  if (quality && !isRole) return { lesson: `be ${quality}` };
  // "say please": what is only said is no noun.
  const next = [words[verb.at + 1]?.lower ?? '', words[verb.at + 2]?.lower ?? ''];
  const said = [next.join(' '), next[0] ?? ''].find((one) => wordSet('greetings').has(one));
  if (!object && said) return { lesson: `${verb.base} ${said}` };
  if (!object || isVague(object)) return { lesson: verb.base };
  return { lesson: `${isToBe ? 'be' : verb.base} ${taughtObject(object)}` };
}
