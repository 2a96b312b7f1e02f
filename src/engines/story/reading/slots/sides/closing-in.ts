import { closingKinds, type ClosingKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { PlotEvent } from '../../plot/read-events.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { wordSet } from '../../words/tables.ts';
import { phraseOf } from '../describe-noun.ts';

/** What somebody with a paper and a date means to do to x: close it, cut it down, sell it. `instead` is what is to come there; `isAhead` where it is still to be done. */
export type Closing = { deed: ClosingKind; x: Phrase; foe: Phrase | null; instead: Phrase | null; isAhead: boolean };

const keeps = new Set(['save', 'keep', 'protect', 'defend', 'stop', 'prevent', 'preserve']);
/** What is only said beside it closes nothing: "the last play before they close the school". */
const beside = new Set(['before', 'if', 'because', 'since', 'when', 'after', 'until', 'why', 'how']);

/** "the council wants to close the pool", "save the oak from being cut down for a car park", "save the park from the developers". */
export function closingIn(plot: Plot): Closing | null {
  for (const sentence of plot.sentences.slice(0, 2))
    for (const at of sentence.events.keys()) {
      const closing = closingAt(sentence, at, plot) ?? plannedAt(sentence.events[at], plot);
      if (closing) return closing;
    }
  return null;
}

function plannedAt(event: PlotEvent | undefined, plot: Plot): Closing | null {
  const planners = event?.rest.find(({ prep, phrase }) => prep === 'from' && wordSet('planners').has(phrase.head));
  const x = event?.object;
  if (!event || !planners || !keeps.has(event.verb) || !isDear(x, plot) || isAlive(typeOf(x))) return null;
  return { deed: 'turn', x, foe: planners.phrase, instead: null, isAhead: true };
}

function closingAt({ words, events }: Sentence, at: number, plot: Plot): Closing | null {
  const event = events[at] as PlotEvent;
  const deed = closingKinds.find((kind) => wordSet(`closing_${kind}`).has(event.verb));
  const last = events[at - 1];
  // Who only came to close it has not done so.
  if (!deed || event.negated || beside.has(event.joint) || last?.verb === 'come') return null;
  const isKept =
    last !== undefined &&
    keeps.has(last.verb) &&
    words.slice(last.from, event.to).some(({ lower }, index, all) => lower === 'from' && index < all.length - 1);
  const stopped = isKept && last.verb === 'stop' ? last.object : null;
  const foe = stopped ?? (event.passive ? by(event) : isKept ? null : event.subject);
  const own = event.passive ? event.subject : event.object;
  const next = events[at + 1];
  const into = deed === 'turn' && (event.verb === 'become' || event.passive) ? event.object : null;
  const isDone = deed === 'ban' && !own && next?.ing;
  const found = isDone
    ? phraseOf(`the ${words[next.from]?.lower}`)
    : into || !own
      ? stopped || !isKept
        ? own && into
          ? event.subject
          : null
        : last.object
      : own;
  if (!isDear(found, plot)) return null;
  const later = events.slice(at + 1).flatMap(({ verb, rest }) => (wordSet('closing_turn').has(verb) ? rest : []));
  const built = next && ['build', 'make', 'put up'].includes(next.verb) && next.modal !== 'must' ? next.object : null;
  const named = [...event.rest, ...later].filter(
    ({ prep }) => prep === (event.verb === 'replace' ? 'with' : 'for') || prep === 'into',
  );
  const instead = [into, ...named.map(({ phrase }) => phrase), built].find((one) => one && isSite(one) && one.bare !== found.bare); // prettier-ignore
  const ahead = isKept || isAhead(words, event);
  if (!mayClose({ deed, foe, x: found, plot, isKept, event, ahead })) return null;
  // Who turns a town into frogs has no paper for it.
  if (deed === 'turn' && !instead && event.verb !== 'replace' && !isKept) return null;
  return { deed, x: found, foe: foe && foe.pron === '' ? foe : null, instead: instead ?? null, isAhead: ahead };
}

const by = (event: PlotEvent) => event.rest.find(({ prep }) => prep === 'by')?.phrase ?? null;

/** What can stand where something else stood. */
const isSite = (phrase: Phrase) =>
  phrase.pron === '' &&
  !isVague(phrase) &&
  !wordSet('times').has(phrase.head) &&
  (typeOf(phrase) === 'place' || wordSet('unwanted').has(phrase.bare) || ['a', 'an'].includes(phrase.determiner)) &&
  !isAlive(typeOf(phrase));

/** What is known to all who are told of it: "the pool", "our oak", "snowball fights", and no goat that somebody wants to buy. */
function isDear(phrase: Phrase | null | undefined, plot: Plot): phrase is Phrase {
  if (!phrase || phrase.pron !== '' || isVague(phrase) || isLead(phrase, plot.cast)) return false;
  if (typeOf(phrase) === 'person') return false;
  return phrase.proper || !['a', 'an', 'some', 'any', 'every', 'his', 'her'].includes(phrase.determiner);
}

/** It has not been done yet: "wants to", "is going to", "is closing", "will sell". */
function isAhead(words: Sentence['words'], event: PlotEvent): boolean {
  if (event.modal === 'want') return true;
  const said = words.slice(event.subject?.to ?? event.from, event.to);
  const is = said.some(({ lower }) => ['is', 'are', "'s", "'re", 'being'].includes(lower));
  return (
    said.some(({ lower }) => lower === 'will' || lower === "'ll") || (is && said.some(({ form }) => form === 'ing'))
  );
}

type Sides = {
  deed: ClosingKind;
  foe: Phrase | null;
  x: Phrase;
  plot: Plot;
  isKept: boolean;
  event: PlotEvent;
  ahead: boolean;
};

/** Whether it is done with a paper. "They" may be the leads, who close a portal; nobody has to write to a pirate or a giant. */
function mayClose({ deed, foe, x, plot, isKept, event, ahead }: Sides): boolean {
  const isPublic = wordSet('public_places').has(x.head);
  const isPlanner = foe !== null && wordSet('planners').has(foe.head);
  if (['must', 'order'].includes(event.modal) || (event.modal === 'can' && !ahead)) return isKept;
  // What is forbidden is forbidden at once.
  if (!isKept && !ahead && !(deed === 'ban' && foe) && !(isPlanner && isPublic)) return false;
  if (!foe) return isKept || (event.passive && (deed !== 'move' || isPublic));
  if (['they', 'someone', 'somebody'].includes(foe.pron))
    return deed === 'fell' || deed === 'down' || (isPublic && deed !== 'move' && deed !== 'sell');
  if (foe.pron !== '' || isLead(foe, plot.cast) || wordSet('raiders').has(foe.head)) return false;
  const type = typeOf(foe);
  if (isPlanner || type === 'place') return true;
  // What has no article is what a shop sells.
  if (deed === 'sell' && x.determiner === '' && !x.proper) return false;
  return (type === 'group' || type === 'person') && (deed !== 'move' || type === 'group' || isPublic);
}
