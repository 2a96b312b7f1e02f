import { LRUCache } from 'lru-cache';
import type { ScriptLine } from '#shared/story/script.ts';
import { faultOfMemory } from '#engines/story/memory/obeys-memory.ts';
import { readState } from '#engines/story/season/season-state.ts';
import type { EpisodeBrief, Openings, StoryState } from '#studio/providers/text/text-provider.ts';

/** Openings of so many turns are kept, some 3 kB each. */
const mostTurns = 500;

/**
 * How episodes that nobody has ordered yet are going to begin, as it was announced: kept in this process, so that an episode
 * begins with what was voiced. What is not here any more begins in another way, where nothing of it was heard.
 */
export function openAhead() {
  const kept = new LRUCache<string, Openings['lines']>({ max: mostTurns });
  const turnOf = (state: StoryState | undefined) => {
    const read = readState(state);
    return read?.llm ? JSON.stringify([read.seed, read.ep, read.path, read.llm.choices]) : '';
  };
  return {
    keep(state: StoryState, lines: Openings['lines']): void {
      if (Object.keys(lines).length > 0) kept.set(turnOf(state), lines);
    },
    all: (state: StoryState): Openings['lines'] | null => kept.get(turnOf(state)) ?? null,
    /** The lines with which an episode is to begin; none where what its maker has mended since speaks against them. */
    of: ({ previous, memory, characters }: EpisodeBrief): ScriptLine[] => {
      const lines = previous ? (kept.get(turnOf(previous.state))?.[previous.choiceKey] ?? []) : [];
      const names = characters.map(({ name }) => name);
      return lines.some((line) => faultOfMemory(line, memory, names)) ? [] : lines;
    },
  };
}
