import type { ArcKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import type { PlotEvent } from '../plot/read-events.ts';

/** One way of taking an idea: what has to be done about what. The surest is told, the others are offered. */
export type Aim = {
  kind: ArcKind;
  /** Infinitive without its object: "bring back". */
  verb: string;
  x: Phrase | null;
  foe: Phrase | null;
  /** 0 to 100. */
  sure: number;
  den?: Phrase | null;
  event?: Phrase | null;
  prize?: Phrase | null;
  became?: Phrase | null;
  /** A clause: "who painted the doors". */
  ask?: string;
  lesson?: string;
  feel?: string;
  /** Who feels it, where that is no lead. */
  feeler?: Phrase;
  /** A known title or a pair of nouns says the kind, and not what it is about. */
  title?: boolean;
  /** It can be taken for no other kind, and no ranker is asked. */
  firm?: boolean;
  /** Where it was read, for the slots beside it. */
  from?: PlotEvent;
};

export type Source = { plot: Plot; sentence: Sentence; event: PlotEvent; at: number };
export type AimReader = (plot: Plot) => Aim[];

/** Every event with where it stands; `at` counts them over the whole idea. */
export function eventsOf(plot: Plot): Source[] {
  let at = 0;
  return plot.sentences.flatMap((sentence) => sentence.events.map((event) => ({ plot, sentence, event, at: at++ })));
}

/** What follows one of these prepositions. */
export function after(event: PlotEvent, ...preps: string[]): Phrase | null {
  return event.rest.find(({ prep }) => preps.includes(prep))?.phrase ?? null;
}
