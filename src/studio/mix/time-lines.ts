import type { ScriptLine, TimedLine } from '#shared/story/script.ts';
import type { Take } from '../speech/take.ts';

/**
 * Places lines in the audio of an episode: `takesOfLines[i]` are the takes of `lines[i]`, in order, and all are joined one
 * after the other, from `startMs` on. A line ends where its last take does, its pause included, so that lines
 * leave no gap between them.
 */
export function timeLines(
  lines: ScriptLine[],
  takesOfLines: Pick<Take, 'durationMs' | 'words'>[][],
  startMs = 0,
): TimedLine[] {
  if (lines.length !== takesOfLines.length)
    throw new RangeError(`${lines.length} lines, takes of ${takesOfLines.length}.`);
  let at = startMs;
  return lines.map(({ role, speaker, text }, i) => {
    const start = at;
    const words = (takesOfLines[i] ?? []).flatMap((take) => {
      const offset = at;
      at += take.durationMs;
      return take.words.map((word) => ({ ...word, startMs: offset + word.startMs, endMs: offset + word.endMs }));
    });
    return { role, speaker, text, start_ms: start, end_ms: at, words };
  });
}
