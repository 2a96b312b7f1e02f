/** A stretch of a voice in which it does not sound, in milliseconds. */
export type Pause = { startMs: number; endMs: number };

const frameMs = 10;
/** A voice this far below its usual level does not sound. */
const quietDb = 26;
/** The closures of p, t and k are shorter. */
const shortestMs = 60;

/** Where a voice rests between two samples, shorter rests left out; the usual level is that of its louder half. */
export function findPauses(samples: Float32Array, sampleRate: number, from: number, to: number): Pause[] {
  const size = Math.round((frameMs / 1000) * sampleRate);
  const levels = frameLevels(samples, size, from, to);
  const loud = levels.toSorted((a, b) => b - a).slice(0, Math.ceil(levels.length / 2));
  const usual = loud.reduce((sum, level) => sum + level, 0) / Math.max(1, loud.length);
  const limit = usual * 10 ** (-quietDb / 10);
  const toMs = (frame: number) => ((from + frame * size) / sampleRate) * 1000;
  const pauses: Pause[] = [];
  for (let frame = 0; frame < levels.length; frame++) {
    if ((levels[frame] as number) > limit) continue;
    const start = frame;
    while (frame + 1 < levels.length && (levels[frame + 1] as number) <= limit) frame++;
    if ((frame + 1 - start) * frameMs >= shortestMs) pauses.push({ startMs: toMs(start), endMs: toMs(frame + 1) });
  }
  return pauses;
}

function frameLevels(samples: Float32Array, size: number, from: number, to: number): number[] {
  const levels: number[] = [];
  for (let at = from; at + size <= to; at += size) {
    let power = 0;
    for (let i = at; i < at + size; i++) power += (samples[i] as number) ** 2;
    levels.push(power / size);
  }
  return levels;
}
