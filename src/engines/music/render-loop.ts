import { gainOf, musicLufs } from '#media/audio/audio-format.ts';
import { encodeRing } from '#media/audio/encode-frames.ts';
import { levelSound } from '#media/audio/level-sound.ts';
import { integratedLoudness } from '#media/audio/loudness.ts';
import type { Mp3Encoder } from '#media/audio/mp3-encoder.ts';
import { painters } from './ambiences/painters.ts';
import type { Loop, LoopSpec } from '#studio/providers/music/music-provider.ts';
import { addRing, newRing, ringRate, type LoopRing } from './loop-ring.ts';
import { composers } from './moods/composers.ts';

const loopSeconds = 60;
/** How far the place lies under the music. */
const ambienceBelowLu = 5;

/** Plays a loop to samples; about a second of work, the same samples for the same spec. Rings have whole frames in them. */
export function renderLoop({ mood, ambience, seed }: LoopSpec, seconds = loopSeconds): [Float32Array, Float32Array] {
  const music = newRing(seconds, `${seed}/${mood}`);
  composers[mood](music);
  if (ambience !== 'none') {
    const place = newRing(seconds, `${seed}/${ambience}`);
    painters[ambience](place);
    addRing(music, place, gainOf(loudnessOf(music) - ambienceBelowLu - loudnessOf(place)));
  }
  return levelRing(music);
}

export function encodeLoop(spec: LoopSpec, encoder: Mp3Encoder): Loop & { mp3: Uint8Array<ArrayBuffer> } {
  return { mp3: encodeRing(renderLoop(spec), encoder), durationMs: loopSeconds * 1000 };
}

const loudnessOf = ({ left, right }: LoopRing): number => integratedLoudness([left, right], ringRate);

/** Levels a ring as if it had been going round for a while, so that the limiter leaves no seam either. */
function levelRing({ left, right, length }: LoopRing): [Float32Array, Float32Array] {
  const [before, after] = [ringRate, Math.round(ringRate / 10)];
  const wound = [left, right].map((side) => {
    const samples = new Float32Array(before + length + after);
    samples.set(side.subarray(length - before));
    samples.set(side, before);
    samples.set(side.subarray(0, after), before + length);
    return samples;
  });
  const [l, r] = levelSound(wound, ringRate, musicLufs).map((side) => side.subarray(before, before + length));
  return [l as Float32Array, r as Float32Array];
}
