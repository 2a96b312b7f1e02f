import { after } from '../plan/facts.ts';
import type { Position } from '../season/position.ts';
import { episodeMeasure } from './episode-measure.ts';
import { countLineWords } from './fit-length.ts';
import { besidesOf } from './tell-besides.ts';
import type { Aside, ToldEpisode, ToldWay } from './tell-episode.ts';
import { patterOf } from './tell-patter.ts';
import { traitOf } from './tell-trait.ts';

/** What is told in an episode between the scenes of its plot, what matters most first. */
export function asidesOf(at: Position): Aside[] {
  const patter = patterOf(at);
  // In the last the joke is understood, and nobody looks back on how it began.
  return [...traitOf(at), ...patter, ...(at.episode === 4 && patter.length > 0 ? [] : besidesOf(at))];
}

export const wordsOf = (asides: readonly Aside[]) => countLineWords(asides.flatMap(({ lines }) => lines));

/**
 * An episode with its asides behind their scenes, as many as there is room for; a scene of its own is always told, unless another
 * says more, and what it made is true from the next episode on.
 */
export function withAsides(told: ToldEpisode, asides: readonly Aside[]): ToldEpisode {
  let words = countLineWords(told.told.flatMap(({ lines }) => lines));
  const fitting = asides.filter(({ lines, way, isSpare = false }) => {
    const more = countLineWords(lines);
    if ((!way || isSpare) && words + more > episodeMeasure.most) return false;
    words += more;
    return true;
  });
  const last = Math.max(0, told.told.length - 2);
  return {
    ...told,
    // What a scene of its own makes is known in the next episodes.
    facts: fitting.reduce((facts, { way }) => (way ? after(facts, way) : facts), told.facts),
    told: told.told.flatMap((one, at): ToldWay[] => {
      const here = fitting.filter(({ scene }) => Math.min(scene, last) === at);
      const said = here.filter(({ way }) => !way).flatMap(({ lines }) => lines);
      const scenes = here.flatMap(({ way, lines }) => (way ? [{ way, lines }] : []));
      return [{ ...one, lines: [...one.lines, ...said] }, ...scenes];
    }),
  };
}
