import type { Aim } from '../aims/aim.ts';
import { isContest } from '../aims/hero/deeds.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { isRift, keptBack } from './rift-in.ts';
import { prizeIn } from './sides/contest-sides.ts';

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
  const kept = best.kind === 'two-of-us' ? keptBack(plot) : null;
  if (kept) return kept;
  // A secret can be kept, told and come back to; a quarrel or a betrayal only says that there was one.
  if (best.kind === 'two-of-us' && best.x && wordSet('kept_between').has(best.x.head)) return best.x;
  if (best.kind === 'two-of-us' && (!best.x || isVague(best.x) || isRift(best.x))) return matterOf(plot);
  const plight = best.kind === 'survive' && best.x ? plightIn(best.x, plot) : null;
  if (plight) return plight;
  const weather = best.kind === 'survive' && (!best.x || wordSet('times').has(best.x.head)) ? weatherIn(plot) : null;
  if (weather) return weather;
  const isNobody = best.x !== null && isVague(best.x) && !isLead(best.x, plot.cast);
  if (best.kind === 'contest')
    return enteredIn(plot) ?? (best.x && isContest(best.x) ? best.x : isNobody ? null : foughtFor(best.x, plot));
  if (best.kind === 'find-out' && isNobody) return firstThing(plot);
  // "a long night"
  if (isNobody && best.kind === 'survive' && best.x && wordSet('spans').has(best.x.head) && best.x.states.length > 0)
    return best.x;
  return isNobody || !best.x ? null : best.kind === 'defend' ? withoutSafe(best.x) : best.x;
}

/** "a snail race, the winner gets the lettuce": who wins the race has the lettuce; where no contest is named, the lettuce is what it is about. */
function foughtFor(x: Phrase | null, plot: Plot): Phrase | null {
  if (!x || prizeIn(plot)?.bare !== x.bare) return x;
  return plot.sentences.flatMap(({ phrases }) => phrases).find(isContest) ?? x;
}

/** "a storm is coming and we have to get through the night": the night is long because of it. */
const weatherIn = ({ sentences }: Plot): Phrase | null =>
  sentences.flatMap(({ phrases }) => phrases).find(({ head }) => nounNamed(head)?.name === 'weather') ?? null;

/** "becalmed, with but one cask of water": what has to be got through is the calm, and the cask is what they have. */
function plightIn(x: Phrase, { sentences }: Plot): Phrase | null {
  const all = sentences.flatMap(({ words }) => words);
  const plights = table('english')['plights'] as Record<string, string[]>;
  const plight = all.map(({ lower }) => plights[lower]?.[0]).find(Boolean);
  if (!plight || sentences.some(({ words }) => words[x.from - 1]?.lower === 'through')) return null;
  const head = plight.split(' ').at(-1) ?? plight;
  return { ...x, bare: plight, head, determiner: 'the', plural: false, proper: false, pron: '', of: null, states: [] };
}

/** "who will keep the wood safe": what is kept is the wood. */
function withoutSafe(x: Phrase): Phrase {
  if (x.head !== 'safe' || !x.bare.endsWith(' safe')) return x;
  const bare = x.bare.slice(0, -' safe'.length);
  return { ...x, bare, head: bare.split(' ').at(-1)?.toLowerCase() ?? '', to: x.to - 1 };
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
