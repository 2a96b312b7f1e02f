import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { wordSet } from '../words/tables.ts';
import type { Aim } from './aim.ts';
import { eventsOf } from './aim.ts';
import { harmOfState } from './harm-aims.ts';
import { clauseFrom } from './clause.ts';
import { theOf } from './hero/deeds.ts';
import { kindOfNoun } from './noun-aims.ts';

/** What is met with and not explained: "Pia hears three knocks", "There is a knocking inside the wall". */
export function wonderAims(plot: Plot): Aim[] {
  return [...noticed(plot), ...standing(plot), ...titled(plot)];
}

/** What somebody hears, sees or finds has something behind it; who is met is somebody to know. */
function noticed(plot: Plot): Aim[] {
  return eventsOf(plot).flatMap(({ event, sentence, at }): Aim[] => {
    const { object } = event;
    const asked = sentence.words[event.to];
    const isFact = asked?.lower === 'that' && !object && wordSet('found_that').has(event.verb);
    if (
      !(isFact || wordSet('notices').has(event.verb)) ||
      event.modal !== '' ||
      event.negated ||
      event.passive ||
      !['', 'and', 'but'].includes(event.joint)
    )
      return [];
    if (asked?.lower === 'that' && !object) {
      const next = sentence.events.find(({ from }) => from > event.to);
      const clause = clauseFrom(sentence.words, event.to + 1);
      if (!next?.subject || clause === '' || isLead(next.subject, plot.cast)) return [];
      const x = isVague(next.subject) ? (next.object ?? null) : next.subject;
      const ask = `${asksAfter(event)} ${clause}`;
      // Who learns that something is so has no lesson; where it is missing, or between the two, that is the plot.
      const isHow = next.verb === 'be' && !next.passive && !harmOfState(next.state);
      const isOurs = sentence.phrases.some((phrase) => phrase.from > event.to && isLead(phrase, plot.cast));
      const firm = isFact && isHow && !isOurs ? { firm: true } : {};
      return [{ kind: 'find-out', verb: 'find out', x, foe: null, ask, from: event, sure: 70 - at * 2, ...firm }];
    }
    if (!object || isVague(object) || isLead(object, plot.cast)) return [];
    if (isAlive(typeOf(object)))
      return [{ kind: 'befriend', verb: 'make friends with', x: object, foe: null, from: event, sure: 54 - at * 2 }];
    if (kindOfNoun(object)) return [];
    return [
      { kind: 'find-out', verb: 'find out', x: object, foe: null, ask: behind(object), from: event, sure: 66 - at * 2 },
    ];
  });
}

/** What somebody has found out is so, and has a reason; what they are told, are to find out or have to prove may not be so. */
export const asksAfter = ({ verb, modal }: PlotEvent): 'why' | 'whether' =>
  modal !== '' || wordSet('unproved').has(verb) ? 'whether' : 'why';

/** "There is a door in the cellar". */
function standing(plot: Plot): Aim[] {
  return eventsOf(plot).flatMap(({ event, sentence, at }): Aim[] => {
    const { object } = event;
    const there = sentence.words[event.from - 1]?.lower === 'there' && event.verb === 'be';
    if (!there || !object || isVague(object) || event.negated || kindOfNoun(object)) return [];
    if (isAlive(typeOf(object)))
      return [{ kind: 'befriend', verb: 'make friends with', x: object, foe: null, from: event, sure: 48 - at * 2 }];
    return [
      { kind: 'find-out', verb: 'find out', x: object, foe: null, ask: behind(object), from: event, sure: 56 - at * 2 },
    ];
  });
}

const riddles = new Set(['case', 'mystery', 'riddle', 'secret', 'puzzle', 'enigma']);

/** "The Case of the Vanishing Violin". */
function titled(plot: Plot): Aim[] {
  return plot.sentences.flatMap(({ words, phrases }): Aim[] => {
    const at = words.findIndex(({ lower }, index) => riddles.has(lower) && words[index + 1]?.lower === 'of');
    if (at < 0) return [];
    const x =
      phrases.find(({ from, to }) => from <= at && to > at + 1) ?? phrases.find(({ from }) => from > at) ?? null;
    return [{ kind: 'find-out', verb: 'find out', x, foe: null, ...(x ? { ask: behind(x) } : {}), sure: 78 }];
  });
}

function behind(phrase: Phrase): string {
  const lost = phrase.states.some((state) =>
    ['missing', 'vanishing', 'vanished', 'lost', 'stolen', 'disappearing'].includes(state),
  );
  return lost ? `what became of ${theOf(phrase)}` : `what is behind ${theOf(phrase)}`;
}
