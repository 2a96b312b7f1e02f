import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { wordSet } from '../words/tables.ts';
import type { Aim } from './aim.ts';
import { eventsOf } from './aim.ts';
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
    if (
      !wordSet('notices').has(event.verb) ||
      event.modal !== '' ||
      event.negated ||
      event.passive ||
      !['', 'and', 'but'].includes(event.joint)
    )
      return [];
    const asked = sentence.words[event.to];
    if (asked?.lower === 'that' && !object) {
      const next = sentence.events.find(({ from }) => from > event.to);
      const clause = clauseFrom(sentence.words, event.to + 1);
      if (!next?.subject || clause === '') return [];
      const x = isVague(next.subject) ? (next.object ?? null) : next.subject;
      return [
        { kind: 'find-out', verb: 'find out', x, foe: null, ask: `whether ${clause}`, from: event, sure: 70 - at * 2 },
      ];
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
