import { z } from 'zod';
import { linesOf } from '../memory/tell-added.ts';
import { readTable } from '../reading/words/tables.ts';
import type { Position } from '../season/position.ts';
import { hash32 } from '../words/seeded.ts';
import { episodeMeasure } from './episode-measure.ts';
import type { ToldEpisode } from './tell-episode.ts';

let exchanges: string[][] | null = null;

/**
 * A first episode in which the two speak of what the idea says beside its plot, at the end of its second scene: "before the ice
 * closes" is heard, though no scene turns on it. Unchanged where the idea says nothing beside it, or no room is left.
 */
export function withDetail(told: ToldEpisode, { frame, stage, episode, seed, arc }: Position): ToldEpisode {
  const what = frame.detail?.text;
  if (!what || episode !== 1 || arc !== 1) return told;
  exchanges ??= readTable('details.yaml', z.array(z.array(z.string()).length(2)).min(1));
  const chosen = hash32(seed, what);
  const lines = linesOf(exchanges[chosen % exchanges.length] ?? [], stage, (chosen >>> 8) % 2, what);
  const words = [...told.told.flatMap(({ lines: own }) => own), ...lines].flatMap(({ text }) =>
    text.split(/\s+/),
  ).length;
  if (words > episodeMeasure.most) return told;
  return {
    ...told,
    told: told.told.map((one, at) => (at === 1 ? { ...one, lines: [...one.lines, ...lines] } : one)),
  };
}
