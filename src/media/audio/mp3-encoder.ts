import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders';

export type Mp3Settings = { channels: 1 | 2; sampleRate: 24_000; bitrate: 64 | 96 };
export type Mp3Encoder = {
  /** Encodes a whole sound as constant-bit-rate frames without a header. The answer is the caller's own. */
  encode(channels: Float32Array[], settings: Mp3Settings): Uint8Array<ArrayBuffer>;
};

/**
 * LAME in WebAssembly, a few milliseconds to open. Every sound starts on a fresh encoder, so its first frame needs nothing
 * of what came before.
 */
export async function openMp3Encoder(): Promise<Mp3Encoder> {
  const path = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  const encoder = await createEncoder('audio/mpeg', await WebAssembly.compile(await readFile(path)));
  return {
    encode(channels, { channels: count, sampleRate, bitrate }) {
      encoder.configure({ channels: count, sampleRate, outputSampleRate: sampleRate, bitrate });
      // Its answers are views on memory that the next call overwrites.
      const body = encoder.encode(channels).slice();
      const rest = encoder.finalize();
      const all = new Uint8Array(body.length + rest.length);
      all.set(body);
      all.set(rest, body.length);
      return all;
    },
  };
}
