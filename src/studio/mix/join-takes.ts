import type { Take } from '../speech/take.ts';
import { codecDelay, frameBytes, frameMs, frameSamples } from '#media/audio/audio-format.ts';
import { concatenate, id3Tag, type Id3Chapter, type Id3Texts } from '#media/audio/id3-tag.ts';
import { frameHeads, infoFrame, type Mp3Format } from '#media/audio/info-frame.ts';

/** A whole episode as a file: seekable by byte, of exactly known length. */
export type Episode = { mp3: Uint8Array<ArrayBuffer>; durationMs: number };

/** A decoder that skips the codec's delay at the start comes up short at the end; silent frames make up for it. */
export const silentTailFrames = Math.ceil(codecDelay / frameSamples);

/**
 * Joins takes to the finished file without encoding anything again: tag, Info frame, and their frames as they are, so a
 * listener may be moved from the live stream of the same takes to the file without noticing.
 */
export function joinTakes(
  takes: Pick<Take, 'mp3' | 'durationMs'>[],
  tags: Id3Texts = {},
  chapters: readonly Id3Chapter[] = [],
): Episode {
  if (takes.length === 0) throw new RangeError('An episode has at least one take.');
  const audio = concatenate(takes.map(({ mp3 }) => mp3));
  const frames = audio.length / frameBytes;
  const durationMs = takes.reduce((sum, take) => sum + take.durationMs, 0);
  if (!Number.isInteger(frames) || frames * frameMs !== durationMs) {
    throw new RangeError(`Not whole frames: ${audio.length} bytes for ${durationMs} ms.`);
  }
  const tail = silentFrames(silentTailFrames);
  const all = concatenate([audio, tail]);
  const head = [id3Tag(tags, chapters), infoFrame('voice', all.length, frames * frameSamples)];
  return { mp3: concatenate([...head, all]), durationMs };
}

/** Frames of silence: a header and empty side information, for which a decoder needs no data at all. */
export function silentFrames(count: number, format: Mp3Format = 'voice'): Uint8Array<ArrayBuffer> {
  const { header, bytes } = frameHeads[format];
  const frames = new Uint8Array(count * bytes);
  for (let i = 0; i < count; i++) frames.set(header, i * bytes);
  return frames;
}
