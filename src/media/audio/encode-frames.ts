import { codecDelay, encoderDelay, frameBytes, frameMs, frameSamples, voiceBitrate } from './audio-format.ts';
import { concatenate } from '#media/audio/id3-tag.ts';
import { infoFrame, musicFrameBytes } from '#media/audio/info-frame.ts';
import type { Mp3Encoder } from './mp3-encoder.ts';

const sampleRate = 24_000;
/** A joint needs this much silence before it, so that nothing is cut off by the codec's delay. */
export const shortestPauseMs = Math.ceil((codecDelay / sampleRate) * 1000);

/**
 * Pads with silence to whole frames and encodes, so that the sound joins others by concatenation. The encoder delays its input
 * by `codecDelay` samples, and the frames kept end that much early: inside the pause. A player that skips the delay at the
 * start of the joined file hears every sound exactly on its frame.
 */
export function encodeJoinable(
  samples: Float32Array,
  pauseAfterMs: number,
  encoder: Mp3Encoder,
): { mp3: Uint8Array<ArrayBuffer>; durationMs: number } {
  const pause = (Math.max(shortestPauseMs, pauseAfterMs) / 1000) * sampleRate;
  const frames = Math.ceil((samples.length + pause) / frameSamples);
  const padded = new Float32Array(frames * frameSamples);
  padded.set(samples);
  const mp3 = encoder.encode([padded], { channels: 1, sampleRate, bitrate: voiceBitrate });
  if (mp3.length < frames * frameBytes) throw new Error('the MP3 encoder gave fewer frames than samples');
  return { mp3: mp3.slice(0, frames * frameBytes), durationMs: frames * frameMs };
}

const contextFrames = 6;

/**
 * Encodes a stereo ring as a file that loops without a seam: the encoder hears the ring's end before its start and its start
 * after its end, and the Info frame tells players to skip both.
 */
export function encodeRing(channels: [Float32Array, Float32Array], encoder: Mp3Encoder): Uint8Array<ArrayBuffer> {
  const before = contextFrames * frameSamples;
  const after = 4 * frameSamples;
  const wound = channels.map((ring) => {
    const samples = new Float32Array(before + ring.length + after);
    samples.set(ring.subarray(ring.length - before));
    samples.set(ring, before);
    samples.set(ring.subarray(0, after), before + ring.length);
    return samples;
  });
  const encoded = encoder.encode(wound, { channels: 2, sampleRate, bitrate: 96 });
  const audio = encoded.subarray(0, Math.floor(encoded.length / musicFrameBytes) * musicFrameBytes);
  const info = infoFrame('music', audio.length, channels[0].length, encoderDelay + before);
  return concatenate([info, audio]);
}
