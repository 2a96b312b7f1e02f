import { codecDelay, frameSamples, studioSampleRate } from '#media/audio/audio-format.ts';
import { musicFrameBytes } from '#media/audio/info-frame.ts';

/** Room for the tag of a file with a bed, so that its length is known before it is made. */
export const bedTagBytes = 8_192;

/** Bytes of the frames of an episode with its bed, without tag and Info frame. */
export function bedAudioBytes(durationMs: number): number {
  const samples = (durationMs / 1000) * studioSampleRate;
  return Math.ceil((samples + codecDelay) / frameSamples) * musicFrameBytes;
}

/** The whole file's length. */
export const bedFileBytes = (durationMs: number): number => bedTagBytes + musicFrameBytes + bedAudioBytes(durationMs);
