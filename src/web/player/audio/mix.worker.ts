// Mixes off the page's thread: samples come in and the finished WAV goes out, both transferred, nothing copied.
import { mixToWav } from './mix-samples.ts';

export type MixRequest = { voice: Float32Array; background: Float32Array; gain: number; sampleRate: number };
export type MixAnswer = { wav: ArrayBuffer };

addEventListener('message', ({ data }: MessageEvent<MixRequest>) => {
  const wav = mixToWav(data.voice, data.background, data.gain, data.sampleRate);
  const answer: MixAnswer = { wav };
  postMessage(answer, { transfer: [wav] });
});
