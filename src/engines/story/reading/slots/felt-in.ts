import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { nounGuessed, nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';

/** A feeling that an idea names: `feeler` who has it and is no lead, `about` what is said right behind it, as in "jealous of the crows". */
export type Felt = { feel: string; feeler: Phrase | null; about: Phrase | null };

/** The feeling of an idea with who has it; of several the one that is said in most words, then the plainest. Null where none is named. */
export function feltIn(plot: Plot): Felt | null {
  const found = plot.sentences.flatMap((sentence) => [
    ...hitsIn(sentence, plot),
    ...missedIn(sentence, plot),
    ...shunnedIn(sentence, plot),
  ]);
  if (found.length === 0) found.push(...plot.sentences.flatMap((sentence) => consoledIn(sentence)));
  return found.toSorted((a, b) => b.weight - a.weight)[0]?.felt ?? null;
}

type Hit = { felt: Felt; weight: number };

/** Words that are said of many feelings, and tell none where another is named. */
const vague = new Set(['sad', 'alone', 'cry', 'crying', 'bored', 'unhappy', 'miserable', 'bad day', 'left out']);

const losses = new Set(['died', 'dead', 'passed away', 'gone forever', 'put down']);
/** Said of somebody else, these are felt by who stays. */
export const partings = new Set(['moving away', 'moved away', 'moves away']);

function hitsIn(sentence: Sentence, plot: Plot): Hit[] {
  const lower = sentence.words.map((word) => word.lower);
  const said = ` ${lower.join(' ')} `;
  return Object.entries(table('feelings')).flatMap(([feel, { kind, words }]) => {
    const hit = words.filter((word) => said.includes(` ${word} `)).toSorted((a, b) => b.length - a.length)[0];
    if (kind !== 'feeling' || hit === undefined) return [];
    const from = said.slice(0, said.indexOf(` ${hit} `)).split(' ').length - 1;
    const to = from + hit.split(' ').length;
    // A brother is who is there, and not yet what is felt.
    const weight = hit.split(' ').length * 2 - (vague.has(hit) ? 3 : 0) - (feel === 'sibling' ? 4 : 0);
    const feeler = feelerOf(sentence, plot, from, hit);
    // "the village mourns its old clock": what is mourned is what it is about.
    const mourned = sentence.events.find((event) => wordSet('mourns').has(event.verb) && !event.negated)?.object;
    if (mourned && feeler && mourned.pron === '' && !isVague(mourned) && hit.startsWith('mourn'))
      return [{ felt: { feel, feeler, about: mourned }, weight: weight + 2 }];
    // Who died is not who grieves.
    if (feeler && losses.has(hit))
      return [{ felt: { feel, feeler: leftBehind(sentence, feeler, plot), about: living(feeler) }, weight: weight + 2 }]; // prettier-ignore
    // Nor is it who moves away that is left behind.
    if (feeler && partings.has(hit)) return [{ felt: { feel: 'lonely', feeler: null, about: feeler }, weight: weight + 2 }]; // prettier-ignore
    const felt = { feel, feeler, about: aboutOf(sentence, plot, to) };
    return [{ felt: isOfTheElder(felt.feel, hit, said) ? { ...felt, feel: 'sibling' } : felt, weight }];
  });
}

/** "his dead wife" is his wife to whoever speaks of her. */
const living = (lost: Phrase): Phrase => ({ ...lost, bare: lost.bare.replace(/\b(?:dead|late) /, '') });

/** "a man whose wife has died", "an old man misses his wife who died": the man is who grieves. */
function leftBehind({ words, phrases }: Sentence, lost: Phrase, plot: Plot): Phrase | null {
  if (['his', 'her', 'its', 'their'].includes(lost.determiner)) {
    const before = phrases.find((phrase) => phrase.to <= lost.from && isSomebody(phrase));
    return somebody(before ?? null, plot);
  }
  if (words[lost.from - 1]?.lower !== 'whose') return null;
  return somebody(phrases.find(({ to }) => to === lost.from - 1) ?? null, plot);
}

/** "left out because of the new baby": being left out is what one feels who is the elder now. */
const isOfTheElder = (feel: string, hit: string, said: string) =>
  feel === 'lonely' &&
  ['left out', 'excluded', 'ignored', 'overlooked'].includes(hit) &&
  (table('feelings')['sibling']?.words.some((word) => said.includes(` ${word} `)) ?? false);

/** Whose feeling it is that begins at a word: the subject of its clause, or the noun that it is said of. Null for a lead and for nobody. */
function feelerOf({ phrases, events }: Sentence, plot: Plot, at: number, hit: string): Phrase | null {
  const described = phrases.find(({ states }) => states.includes(hit));
  if (described) return somebody(described, plot);
  const clause = events.filter(({ from }) => from <= at).at(-1);
  const subject = clause ? subjectOf(clause, events) : (phrases.findLast(({ to }) => to <= at) ?? null);
  return somebody(subject, plot);
}

/** Who does what a clause says; behind "and" it is who did what was said before. */
function subjectOf(clause: PlotEvent, events: PlotEvent[]): Phrase | null {
  return clause.subject ?? events.slice(0, events.indexOf(clause)).findLast(({ subject }) => subject)?.subject ?? null;
}

function somebody(phrase: Phrase | null, { cast }: Plot): Phrase | null {
  if (!phrase || phrase.pron !== '' || isLead(phrase, cast) || isVague(phrase)) return null;
  const named = Object.values(table('feelings')).some(({ words }) => words.includes(phrase.head));
  return named ? null : phrase;
}

const joins = new Set(['of', 'for', 'about', 'with', 'because', 'to', 'by', 'at', 'over', 'since', 'that', 'when']);

/** What stands right behind a feeling: "of the crows", "because the swan is prettier". */
function aboutOf({ words, phrases }: Sentence, plot: Plot, from: number): Phrase | null {
  if (!joins.has(words[from]?.lower ?? '')) return null;
  const next = words[from + 1]?.lower === 'of' ? from + 2 : from + 1;
  const about = phrases.find((phrase) => phrase.from === next || phrase.from === next + 1);
  return about && !isVague(about) && !wordSet('times').has(about.head) && !isWriter(about, plot) ? about : null;
}

const isWriter = (phrase: Phrase, { cast }: Plot) => phrase.pron !== '' && isLead(phrase, cast);

/** "The horse misses the sea": who misses something feels it. */
function missedIn({ events }: Sentence, plot: Plot): Hit[] {
  return events.flatMap((event): Hit[] => {
    const feeler = somebody(subjectOf(event, events), plot);
    if (event.verb !== 'miss' || event.negated || !feeler || !event.object || isVague(event.object)) return [];
    const alive = isLead(event.object, plot.cast) || isSomebody(event.object);
    return [{ felt: { feel: alive ? 'lonely' : 'homesick', feeler, about: event.object }, weight: 1 }];
  });
}

/** "a train that does not want to go into the tunnel": who will not go somewhere is afraid of it. */
function shunnedIn({ events, phrases, words }: Sentence, plot: Plot): Hit[] {
  return events.flatMap((event): Hit[] => {
    const feeler = somebody(subjectOf(event, events), plot);
    const place = phrases.find(
      ({ from, head, bare }) =>
        from > event.from && (wordSet('frightening').has(head) || wordSet('frightening').has(bare)),
    );
    const isUnwilling = event.negated || words.slice(0, place?.from ?? 0).some(({ base }) => base === 'refuse');
    return feeler && place && isUnwilling && event.subject?.from !== place.from
      ? [{ felt: { feel: 'fear', feeler, about: place }, weight: 0 }]
      : [];
  });
}

/** "cheer up the sun": what is consoled feels something, and an idea need not say what. */
function consoledIn({ events }: Sentence): Hit[] {
  return events.flatMap(({ verb, negated, object }): Hit[] =>
    !negated && object && isConsoled(verb, object)
      ? [{ felt: { feel: 'lonely', feeler: object, about: null }, weight: 1 }]
      : [],
  );
}

/** Whether somebody is consoled who is too big to be visited: the sun, the sea, a village. */
export function isConsoled(verb: string, object: Phrase | null): object is Phrase {
  if (!object || object.pron !== '' || !wordSet('consoles').has(verb) || isAlive(typeOf(object))) return false;
  return typeOf(object) === 'place' || (nounNamed(object.head) ?? nounGuessed(object.head))?.of.size === 'huge';
}

const isSomebody = (phrase: Phrase) => isAlive(typeOf(phrase));
