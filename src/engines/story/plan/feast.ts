import type { Frame } from '../frame.ts';
import { wordSet } from '../reading/words/tables.ts';
import { stagedAs } from './staged.ts';

/** What sort of feast is held; the words of each are `feast_…` in packs/words/english.yaml. The first that fits counts. */
const feasts = ['surprise', 'wedding', 'funeral', 'birthday', 'holiday', 'ball'] as const;
export type Feast = (typeof feasts)[number];

/** By any word of what is held, where nobody performs it: "the golden wedding of the two hedgehogs". */
export function feastOf(frame: Frame): Feast | undefined {
  const { kind, event, x } = frame;
  if (kind !== 'celebrate' || stagedAs(frame)) return undefined;
  const held = event !== undefined && event.from !== 'kind' ? event : x;
  const words = held.the.toLowerCase().split(/[^\p{L}]+/u);
  return feasts.find((feast) => words.some((word) => wordSet(`feast_${feast}`).has(word)));
}
