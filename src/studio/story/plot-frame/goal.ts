import type { NounPhrase } from './noun-phrase.ts';
import type { PlotKind } from './plot-kinds.ts';
import type { PlotEvent } from './read-clauses.ts';

/** What the leads set out to do, as an infinitive phrase ("get the moon back"), with what it is about. */
export type Goal = { text: string; topic: NounPhrase | null; foe?: NounPhrase | null; kind?: PlotKind };

export type GoalSource = {
  text: string;
  events: PlotEvent[];
  phrases: NounPhrase[];
  kind: PlotKind | null;
  names: string[];
};
