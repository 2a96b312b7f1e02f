// An episode's scenes, known from its transcript.
import type { TimedLine } from '../story/script.ts';

export type Scene = { startMs: number; endMs: number; title: string };

/** A scene is no shorter, but for the last. */
const shortestMs = 30_000;
const titleWords = 4;

/**
 * Where the narrator takes over again after others spoke, a scene begins, unless the last one began a moment ago. It is
 * named by the first words of its first line.
 */
export function scenesOf(lines: readonly Pick<TimedLine, 'role' | 'text' | 'start_ms' | 'end_ms'>[]): Scene[] {
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) {
    const last = lines[starts.at(-1) ?? 0];
    const isTurn = line.role === 'narrator' && lines[at - 1]?.role !== 'narrator';
    if (at === 0 || (isTurn && last && line.start_ms - last.start_ms >= shortestMs)) starts.push(at);
  }
  const endMs = lines.at(-1)?.end_ms ?? 0;
  return starts.map((at, which) => ({
    startMs: at === 0 ? 0 : lines[at]!.start_ms,
    endMs: lines[starts[which + 1] ?? -1]?.start_ms ?? endMs,
    title: shorten(lines[at]!.text),
  }));
}

function shorten(text: string): string {
  const words = text.trim().split(/\s+/);
  return words
    .slice(0, titleWords)
    .join(' ')
    .replace(/[\p{P}\s]+$/u, '');
}

/** Index of the scene heard at `ms`; -1 where there are none. */
export function sceneAt(scenes: readonly Scene[], ms: number): number {
  return scenes.findLastIndex(({ startMs }) => startMs <= ms);
}

const restartMs = 3000;

/**
 * Where the scene after this one (1) or before it (-1) begins, in milliseconds. Back from its middle leads to its own
 * start first. Null where there is none.
 */
export function sceneFrom(scenes: readonly Scene[], ms: number, direction: 1 | -1): number | null {
  const at = sceneAt(scenes, ms);
  if (at < 0) return null;
  if (direction === 1) return scenes[at + 1]?.startMs ?? null;
  const here = scenes[at]!.startMs;
  return ms - here > restartMs ? here : (scenes[at - 1]?.startMs ?? 0);
}
