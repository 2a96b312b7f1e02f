import type { Aim } from '../aims/aim.ts';
import { isContest } from '../aims/hero/deeds.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { wordSet } from '../words/tables.ts';
import { isRift } from './rift-in.ts';

/** What stands between the two: the first thing, place, event or idea that is named beside them. */
function matterOf(plot: Plot): Phrase | null {
  const all = plot.sentences.flatMap(({ phrases }) => phrases);
  return (
    all.find(
      (phrase) =>
        !isVague(phrase) &&
        !isRift(phrase) &&
        !isLead(phrase, plot.cast) &&
        !isAlive(typeOf(phrase)) &&
        !phrase.proper &&
        !['times', 'spans', 'weekdays'].some((list) => wordSet(list).has(phrase.head)) &&
        phrase.determiner !== '',
    ) ?? null
  );
}

/** What a season is about: the noun of its surest aim, or another that is meant by it. */
export function subjectOf(best: Aim, plot: Plot): Phrase | null {
  if (best.kind === 'two-of-us' && (!best.x || isVague(best.x) || isRift(best.x))) return matterOf(plot);
  const isNobody = best.x !== null && isVague(best.x) && !isLead(best.x, plot.cast);
  if (best.kind === 'contest')
    return enteredIn(plot) ?? (best.x && isContest(best.x) ? best.x : isNobody ? null : best.x);
  if (best.kind === 'find-out' && isNobody) return firstThing(plot);
  return isNobody ? null : best.x;
}

/** "Mrs. Halloran's painting has changed. Who painted the extra person in it?": it is about the painting. */
function firstThing({ sentences, cast }: Plot): Phrase | null {
  const all = sentences.flatMap(({ phrases }) => phrases);
  return all.find((phrase) => phrase.pron === '' && !isVague(phrase) && !isLead(phrase, cast) && !isAlive(typeOf(phrase))) ?? null; // prettier-ignore
}

/** "my snail Turbo against the eel": the animal with which they enter. */
function enteredIn({ sentences, cast }: Plot): Phrase | null {
  for (const { words, phrases } of sentences)
    for (const phrase of phrases) {
      const next = words[phrase.to]?.lower ?? '';
      if (!['against', 'versus', 'vs', 'v'].includes(next) || isLead(phrase, cast) || cast.people.includes(phrase.bare))
        continue;
      const kin = phrases.find(({ to, determiner }) => to === phrase.from && wordSet('possessives').has(determiner));
      const who = kin && phrase.proper ? { ...kin, bare: `${kin.bare} ${phrase.bare}`, to: phrase.to } : phrase;
      if (typeOf(who) === 'creature') return who;
    }
  return null;
}
