// What is known of the lines of the current episode: where nobody speaks, its scenes and its pauses.
import { scenesOf, type Scene } from '#shared/places/scenes.ts';
import type { TimedLine } from '#shared/story/script.ts';
import { secondsUntilQuiet, type Timeline } from '../audio/timeline.ts';
import { pausesOf, type Pause } from '../pauses/find-pauses.ts';

export function createKnownLines() {
  let timeline: Timeline = [];
  let scenes: readonly Scene[] = [];
  let pauses: readonly Pause[] = [];
  return {
    forget() {
      timeline = [];
      scenes = [];
      pauses = [];
    },
    read(lines: readonly TimedLine[]) {
      timeline = lines;
      scenes = scenesOf(lines);
      pauses = pausesOf(lines);
    },
    setPauses(found: readonly Pause[]) {
      pauses = found;
    },
    /** Seconds until nobody speaks, 0 where that is now or unknown. */
    untilQuiet: (position: number) => secondsUntilQuiet(timeline, position),
    scenes: () => scenes,
    pauses: () => pauses,
  };
}
