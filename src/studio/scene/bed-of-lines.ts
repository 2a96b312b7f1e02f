import type { TimedLine } from '#shared/story/script.ts';
import type { EpisodeBrief } from '../providers/text/text-provider.ts';
import type { Ambience } from '../providers/music/music-provider.ts';
import { followScene } from './follow-scene.ts';
import { ambienceOfRoom } from './room-words.ts';

/** What is heard under an episode from a time on; `ambience` null is that of the season's place. */
export type BedPart = { fromMs: number; ambience: Ambience | null };

/** A scene that is over sooner is told over the bed of the one before. */
const shortestMs = 6_000;

/** Where the bed of an episode changes, by where its lines are heard; the first part begins at 0. */
export function bedOfLines(
  lines: readonly Pick<TimedLine, 'role' | 'text' | 'start_ms' | 'end_ms'>[],
  brief: Pick<EpisodeBrief, 'location' | 'show'>,
): BedPart[] {
  const scene = followScene(brief);
  const parts: BedPart[] = [{ fromMs: 0, ambience: null }];
  for (const line of lines) {
    scene.surroundingsOf(line);
    const ambience = scene.isAtHome() ? null : ambienceOfRoom[scene.room()];
    const last = parts.at(-1)!;
    if (ambience === last.ambience) continue;
    if (line.start_ms - last.fromMs < shortestMs) {
      parts.pop();
      if (parts.at(-1)?.ambience === ambience) continue;
    }
    parts.push({ fromMs: parts.length === 0 ? 0 : line.start_ms, ambience });
  }
  return parts;
}
