export type Id3Texts = { title?: string; artist?: string; album?: string; track?: number; genre?: string };
/** Times in milliseconds from the start of the sound. */
export type Id3Chapter = { title: string; startMs: number; endMs: number };

const frameIds = { title: 'TIT2', artist: 'TPE1', album: 'TALB', track: 'TRCK', genre: 'TCON' } as const;
const utf8 = 3;
/** The number of chapters is one byte. */
const mostChapters = 255;
/** The table is the first one, and its chapters are in the order they are heard. */
const topLevelOrdered = 3;
const unknownOffset = [0xff, 0xff, 0xff, 0xff];

/**
 * A small ID3v2.4 tag (id3.org/id3v2.4.0-structure), with chapters as id3.org/id3v2-chapters-1.0 has them: the first 255;
 * empty where there is nothing to say. With `totalBytes` it is padded to that length, and has no chapters where they don't
 * fit.
 */
export function id3Tag(
  texts: Id3Texts,
  chapters: readonly Id3Chapter[] = [],
  totalBytes?: number,
): Uint8Array<ArrayBuffer> {
  const frames = [
    ...Object.entries(frameIds).flatMap(([key, id]) => {
      const value = texts[key as keyof Id3Texts];
      return value === undefined || value === '' ? [] : [textFrame(id, String(value))];
    }),
    ...chapterFrames(chapters.slice(0, mostChapters)),
  ];
  if (frames.length === 0 && totalBytes === undefined) return new Uint8Array(0);
  const size = frames.reduce((sum, { length }) => sum + length, 0);
  if (totalBytes === undefined) return concatenate([headOf(size), ...frames]);
  const padding = totalBytes - headBytes - size;
  if (padding < 0) {
    if (chapters.length === 0) throw new RangeError(`A tag of ${headBytes + size} bytes is longer than ${totalBytes}.`);
    return id3Tag(texts, [], totalBytes);
  }
  return concatenate([headOf(size + padding), ...frames, new Uint8Array(padding)]);
}

const headBytes = 10;
const headOf = (size: number) => Uint8Array.of(...asciiOf('ID3'), 4, 0, 0, ...synchsafe(size));

/** The bytes of the ID3v2 tag that a file begins with, from the file's first ten; 0 where it has none. */
export function id3Length(start: Uint8Array): number {
  if (start.length < 10 || new TextDecoder('latin1').decode(start.subarray(0, 3)) !== 'ID3') return 0;
  return 10 + start.subarray(6, 10).reduce((sum, byte) => (sum << 7) | (byte & 127), 0);
}

function chapterFrames(chapters: readonly Id3Chapter[]): Uint8Array<ArrayBuffer>[] {
  if (chapters.length === 0) return [];
  const ids = chapters.map((_, at) => [...asciiOf(`chp${at}`), 0]);
  const table = [...asciiOf('toc'), 0, topLevelOrdered, chapters.length, ...ids.flat()];
  return [
    frame('CTOC', Uint8Array.from(table)),
    ...chapters.map(({ title, startMs, endMs }, at) => {
      const times = [...bytes32(startMs), ...bytes32(endMs), ...unknownOffset, ...unknownOffset];
      return frame('CHAP', concatenate([Uint8Array.of(...ids[at]!, ...times), textFrame('TIT2', title)]));
    }),
  ];
}

function textFrame(id: string, value: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(value.replaceAll('\0', ' '));
  return frame(id, concatenate([Uint8Array.of(utf8), text]));
}

function frame(id: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatenate([Uint8Array.of(...asciiOf(id), ...synchsafe(body.length), 0, 0), body]);
}

/** Seven bits a byte, so that no size looks like the start of a frame. */
function synchsafe(size: number): number[] {
  return [(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127];
}

function bytes32(number: number): number[] {
  const whole = Math.round(number);
  return [(whole >>> 24) & 255, (whole >>> 16) & 255, (whole >>> 8) & 255, whole & 255];
}

function asciiOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

export function concatenate(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
