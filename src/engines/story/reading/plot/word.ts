import type { VerbForm } from '../words/verbs.ts';

export type WordKind =
  | 'det'
  | 'poss'
  | 'num'
  | 'adj'
  | 'noun'
  | 'name'
  | 'owner'
  | 'verb'
  | 'aux'
  | 'modal'
  | 'to'
  | 'prep'
  | 'conj'
  | 'rel'
  | 'wh'
  | 'pron'
  | 'adv'
  | 'not';
/** A word of the idea with what it does there. `base` is a verb's infinitive, `asked` how many times something had been asked for before it. */
export type Word = {
  text: string;
  lower: string;
  kind: WordKind;
  base: string;
  form: VerbForm | null;
  end: string;
  asked: number;
};

export const isProper = (text: string) => text[0] !== text[0]?.toLowerCase();
