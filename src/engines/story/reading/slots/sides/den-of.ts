import type { Aim } from '../../aims/aim.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isVague } from '../../plot/read-plot.ts';
import { nounNamed } from '../../words/nouns.ts';
import { table, wordSet } from '../../words/tables.ts';
import { behind } from './sides.ts';

/** Where it has to be done: what the aim says, where the one whom it is about is, where one is to go; null where no place is said. */
export function denOf(best: Aim, x: Phrase | null, foe: Phrase | null, aims: Aim[], plot: Plot): Phrase | null {
  const fits = (phrase: Phrase | null | undefined): phrase is Phrase =>
    Boolean(
      phrase &&
      phrase.pron === '' &&
      phrase.bare !== x?.bare &&
      phrase.bare !== foe?.bare &&
      (typeOf(phrase) === 'place' || phrase.of || ['thing'].includes(typeOf(phrase)) || isDen(phrase.head)) &&
      (!(wordSet('times').has(phrase.head) || wordSet('spans').has(phrase.head)) ||
        wordSet('sky_lights').has(phrase.head) ||
        isDen(phrase.head) ||
        best.kind === 'journey') &&
      // A card game is no place.
      nounNamed(phrase.head)?.name !== 'contested' &&
      !['time', 'case'].includes(phrase.head),
    );
  if (fits(best.den)) return best.den;
  // "to her aunt on the farthest island": who it is for lives somewhere.
  const { den: whom } = best;
  const home = best.kind === 'journey' && whom && isAlive(typeOf(whom)) ? behind(plot, whom).find(({ prep }) => ['on', 'in', 'at', 'by'].includes(prep))?.phrase : null; // prettier-ignore
  if (fits(home) && typeOf(home) === 'place') return home;
  const taken = ['recover', 'rescue'].includes(best.kind)
    ? aims.find((aim) => aim.x?.bare === x?.bare && fits(aim.den))
    : null;
  if (taken?.den) return taken.den;
  const at =
    best.kind === 'journey'
      ? goalOf(plot)
      : ['recover', 'rescue'].includes(best.kind) && x
        ? (seatOf(x, plot) ?? itsSeat(plot))
        : null;
  if (fits(at)) return at;
  const there = aims.map(({ den }) => den).find((den) => fits(den) && typeOf(den) === 'place');
  return there ?? (best.kind === 'journey' ? groundOf(plot) : null);
}

/** "two old men go fishing": where one goes for that. */
function groundOf({ sentences }: Plot): Phrase | null {
  const { outing_grounds: grounds } = table('english');
  for (const { words } of sentences)
    for (const [from, { lower }] of words.entries()) {
      const isGone = words.slice(Math.max(0, from - 2), from).some(({ base }) => base === 'go');
      const bare = grounds && !Array.isArray(grounds) ? grounds[lower]?.[0] : undefined;
      if (bare && isGone)
        return { bare, head: bare.split(' ').at(-1) ?? bare, determiner: 'the', plural: bare.endsWith('s'), proper: false, pron: '', states: [], of: null, from, to: from + 1 }; // prettier-ignore
    }
  return null;
}

const seats = new Set(['on', 'in', 'inside', 'under', 'beneath', 'behind', 'up', 'down', 'below', 'above', 'at']);

/** "a seal is stuck in a net": the net is where it is, and nobody who holds it. What one is saved from is against one, and so is weather. */
export function isHeldIn(thing: Phrase | null, x: Phrase | null, aims: Aim[], { sentences }: Plot): boolean {
  if (!thing || isAlive(typeOf(thing)) || nounNamed(thing.head)?.name === 'weather') return false;
  const isIn = sentences.some(({ words, phrases }) =>
    phrases.some(({ bare, from }) => bare === thing.bare && seats.has(words[from - 1]?.lower ?? '')),
  );
  return isIn && aims.some((aim) => aim.den?.bare === thing.bare && aim.x?.bare === x?.bare);
}

/** "goat on the crane", "an old bear in a rusty cage", "my teddy is lost on the moon": where somebody is, or a thing, behind the words for it. */
function seatOf(x: Phrase, { sentences }: Plot): Phrase | null {
  for (const { words, phrases } of sentences) {
    const named = phrases.find(({ from, bare }) => from === x.from && bare === x.bare);
    if (!named) continue;
    const said = words
      .slice(named.to)
      .findIndex(({ lower, kind }) => kind !== 'aux' && !wordSet('left_behind').has(lower));
    const at = said < 0 ? named.to : named.to + said;
    const next = words[at];
    if (!next || words.slice(named.to - 1, at).some(({ end }) => end !== '') || !seats.has(next.lower)) continue;
    const seat = readPhrase(words, at + 1);
    if (seat && !isVague(seat) && !isAlive(typeOf(seat))) return seat;
  }
  return null;
}

/** A school is a place where something is kept, whoever else it may be. */
const isDen = (head: string) => Object.values(table('dens')).some((heads) => heads.includes(head.toLowerCase()));

const itsPlace = new Set(['its', "it's", 'hes', "he's", 'shes', "she's", 'theyre', "they're"]);

/** "… and now it's up the church tower", "it is in the fridge": where it is now, behind a word that stands for it. */
function itsSeat({ sentences }: Plot): Phrase | null {
  for (const { words } of sentences)
    for (const [at, { lower }] of words.entries()) {
      if (!seats.has(lower)) continue;
      const [one, is] = [words[at - 2], words[at - 1]];
      const isIts =
        is !== undefined && (itsPlace.has(is.lower) || (is.base === 'be' && itsPlace.has(`${one?.lower}s`)));
      const seat = isIts ? readPhrase(words, at + 1) : null;
      if (seat && !isVague(seat) && !isAlive(typeOf(seat))) return seat;
    }
  return null;
}

const towards = new Set(['to', 'into', 'towards', 'toward', 'reach', 'beyond']);

/** "across the marshes, to the hill", "to a poet on the far side of the mountains": where a way leads that no verb of going is beside. */
function goalOf({ sentences }: Plot): Phrase | null {
  const goals = sentences.flatMap(({ words, phrases }) =>
    phrases.flatMap((phrase) => {
      if (!towards.has(words[phrase.from - 1]?.lower ?? '')) return [];
      if (typeOf(phrase) === 'place' || (phrase.of && !isAlive(typeOf(phrase)))) return [phrase];
      const where = seats.has(words[phrase.to]?.lower ?? '') ? readPhrase(words, phrase.to + 1) : null;
      return where && isAlive(typeOf(phrase)) && (typeOf(where) === 'place' || where.of) ? [where] : [];
    }),
  );
  return goals.at(-1) ?? null;
}
