import { frameBytes, frameMs } from '#media/audio/audio-format.ts';
import { id3Length } from '#media/audio/id3-tag.ts';
import type { Context } from '../../context.ts';

/** A tag's head, which says where the sound begins. */
const tagHead = { start: 0, end: 9 };

/** Bytes of so much sound. */
export const bytesOf = (durationMs: number) => (durationMs / frameMs) * frameBytes;

/**
 * Where the takes lie in a file that they were joined to, without its tag, its Info frame and the silence at its end: the first
 * byte and the last. Null when there is no such file.
 */
export async function findSound(
  storage: Context['storage'],
  { audioKey, durationMs }: { audioKey: string; durationMs: number },
): Promise<{ start: number; end: number } | null> {
  const opening = await storage.read(audioKey, tagHead);
  if (!opening) return null;
  const start = frameBytes + id3Length(Buffer.concat((await opening.toArray()) as Buffer[]));
  return { start, end: start + bytesOf(durationMs) - 1 };
}
