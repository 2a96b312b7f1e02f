import { takeLufs } from '#media/audio/audio-format.ts';
import { encodeJoinable } from '#media/audio/encode-frames.ts';
import { levelSound } from '#media/audio/level-sound.ts';
import type { Mp3Encoder } from '#media/audio/mp3-encoder.ts';
import type { EffectName } from '#shared/story/sound-effects.ts';
import { newRing, ringRate } from '../loop-ring.ts';
import { creatures } from './creatures.ts';
import type { EffectScore } from './effect.ts';
import { hits } from './hits.ts';
import { movement } from './movement.ts';
import { weather } from './weather.ts';

const effects: Record<EffectName, EffectScore> = { ...hits, ...weather, ...movement, ...creatures };

/** An effect marks a place beside the words, it never competes with them. */
const belowVoiceLu = 8;
/** Longer than any effect with its room, so that nothing comes round. */
const ringSeconds = 5;
const fadeSeconds = 0.25;

/** Plays an effect to mono samples at `studioSampleRate`, 6 to 12 LU under a voice, faded out at its end. */
export function renderEffect(name: EffectName, seed: string): Float32Array {
  const { seconds, play, softerLu = 0 } = effects[name];
  const ring = newRing(ringSeconds, `${seed}/effect/${name}`);
  play(ring);
  const samples = new Float32Array(Math.round(seconds * ringRate));
  const fade = fadeSeconds * ringRate;
  for (let i = 0; i < samples.length; i++) {
    const out = Math.min(1, (samples.length - i) / fade) ** 2;
    samples[i] = ((ring.left[i] as number) + (ring.right[i] as number)) * 0.5 * out;
  }
  return levelSound([samples], ringRate, takeLufs - belowVoiceLu - softerLu)[0] ?? samples;
}

/** The effect as whole MP3 frames that join spoken takes. */
export function encodeEffect(
  name: EffectName,
  seed: string,
  encoder: Mp3Encoder,
): { mp3: Uint8Array<ArrayBuffer>; durationMs: number } {
  return encodeJoinable(renderEffect(name, seed), 60, encoder);
}
