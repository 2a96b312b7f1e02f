import type { Aim } from '../../aims/aim.ts';
import { after } from '../../aims/aim.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { nounNamed } from '../../words/nouns.ts';
import { wordSet } from '../../words/tables.ts';
import { verbEntry } from '../../words/verbs.ts';
import { isHeldIn } from './den-of.ts';
import { eitherOf, hindererOf, passedBy, suspectOf, withWhom, wreckerOf } from './sides.ts';

/** Who or what is against it: what the aim says, else who objects, is suspected, hinders or harms; null for nobody. */
export function foeOf(best: Aim, x: Phrase | null, aims: Aim[], plot: Plot, phrases: Phrase[]): Phrase | null {
  // "Posy and Arlo sneak into the museum": whoever of the show does it is none of its guards.
  const thieves = best.kind === 'heist' ? (plot.sentences[0]?.events[0]?.subject ?? null) : null;
  // "a gang of pensioners robs the bank": nor is whoever else does it.
  const isThief = (phrase: Phrase) =>
    best.kind === 'heist' &&
    plot.sentences.some(({ events }) =>
      events.some(
        ({ subject, verb, passive }) =>
          !passive && verb !== '' && subject?.bare === phrase.bare && best.verb.split(' ')[0] === verb.split(' ')[0],
      ),
    );
  const fits = (phrase: Phrase | null | undefined): phrase is Phrase =>
    Boolean(
      phrase &&
      !isVague(phrase) &&
      phrase.bare !== x?.bare &&
      !(phrase.bare === thieves?.bare && plot.cast.people.includes(phrase.bare)) &&
      !isThief(phrase) &&
      !isOwner(phrase, plot) &&
      (isAlive(typeOf(phrase)) || phrase.proper || nounNamed(phrase.head)?.name === 'weather' || phrase === best.foe),
    );
  if (best.firm || (fits(best.foe) && !(best.kind === 'rescue' && isHeldIn(best.foe, x, aims, plot))))
    return best.firm && !fits(best.foe) ? null : best.foe;
  const objector = plot.sentences
    .flatMap(({ events }) => events.map((event, at) => objectorOf(event, events[at + 1], plot)))
    .find(fits);
  if (objector && best.kind !== 'feeling') return objector;
  const suspect = best.kind === 'find-out' ? suspectOf(plot) : null;
  if (fits(suspect)) return suspect;
  // "kept in an aquarium with an electric eel": who is there with it guards it.
  const guards = best.kind === 'heist' ? plot.sentences.flatMap(({ events }) => events).filter(({ passive, joint, modal }) => passive && modal === '' && joint === '').map((event) => after(event, 'with', 'by')).find((phrase) => fits(phrase) && isAlive(typeOf(phrase))) : null; // prettier-ignore
  if (guards) return guards;
  const passed = best.kind === 'heist' ? passedBy(plot) : null;
  if (passed && passed.bare !== x?.bare) return passed;
  const hinders = ['celebrate', 'teach', 'heist', 'build'].includes(best.kind)
    ? hindererOf(plot, x, best.kind !== 'heist')
    : null;
  if (hinders) return hinders;
  const wrecker = best.kind === 'build' ? wreckerOf(plot, x) : null;
  if (wrecker) return wrecker;
  if (['find-out', 'feeling', 'celebrate', 'befriend', 'teach', 'build'].includes(best.kind)) return null;
  const against = plot.sentences
    .flatMap(({ events }) => events)
    .map((event) => after(event, 'against', 'versus', 'vs'))
    .find(fits);
  if (against) return against;
  const through = plot.sentences
    .flatMap(({ events }) => events)
    .map((event) => after(event, 'through'))
    .find((phrase) => nounNamed(phrase?.head ?? '')?.name === 'weather');
  if (best.kind === 'journey' && fits(through)) return through;
  const rival = best.kind === 'contest' ? ((best.x && withWhom(best.x, plot)) ?? eitherOf(plot)) : null;
  if (rival) return rival;
  const harmful = aims.find(
    (aim) => aim.foe && aim.from && verbEntry(aim.from.verb)?.harm && fits(aim.foe) && !isLead(aim.foe, plot.cast),
  );
  if (harmful?.foe) return harmful.foe;
  const list = plot.sentences.every(({ events }) => events.every(({ verb }) => verb === ''));
  const other =
    list && !best.title && x && !isAlive(typeOf(x))
      ? phrases.find((phrase) => isAlive(typeOf(phrase)) && !isLead(phrase, plot.cast))
      : null;
  return fits(other) ? other : best.kind === 'recover' ? (thiefIn(plot, phrases.filter(fits)) ?? null) : null;
}

/** "the teaspoon that belonged to Auntie Bev": whose it is has not taken it, and does not guard it. */
const isOwner = ({ bare, from }: Phrase, { sentences }: Plot) =>
  sentences.some(
    ({ words, phrases }) =>
      words[from - 2]?.base === 'belong' && phrases.some((one) => one.bare === bare && one.from === from),
  );

/** "noir with penguins, somebody stole the fish": where nobody is said to have taken it, whoever else there is has. */
function thiefIn({ sentences, cast }: Plot, phrases: Phrase[]): Phrase | undefined {
  const isUnnamed = sentences.some(({ events }) =>
    events.some(({ subject, verb }) => verbEntry(verb)?.harm === 'takes' && subject && isVague(subject)),
  );
  const [thief, ...more] = phrases.filter((phrase) => typeOf(phrase) === 'creature' && !isLead(phrase, cast));
  return isUnnamed && more.length === 0 ? thief : undefined;
}

/** "Tobias says that it will never fly", "Mr. Adebayo doesn't like it", "the mayor forbids it": who is against what the leads do. */
function objectorOf(event: PlotEvent, next: PlotEvent | undefined, plot: Plot): Phrase | null {
  const { subject, verb, negated } = event;
  if (!subject || subject.pron !== '' || isLead(subject, plot.cast) || !(isAlive(typeOf(subject)) || subject.proper))
    return null;
  const denies = wordSet('says').has(verb) && next?.joint === 'that' && next.negated;
  const dislikes = negated && wordSet('approves').has(verb) && event.joint !== 'rel';
  return denies || dislikes || wordSet('forbids').has(verb) ? subject : null;
}
