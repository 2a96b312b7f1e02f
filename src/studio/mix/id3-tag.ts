export type Id3Texts = { title?: string; artist?: string; album?: string; track?: number; genre?: string };

const frameIds = { title: 'TIT2', artist: 'TPE1', album: 'TALB', track: 'TRCK', genre: 'TCON' } as const;
const utf8 = 3;

/** A small ID3v2.4 tag (id3.org/id3v2.4.0-structure); empty where there is nothing to say. */
export function id3Tag(texts: Id3Texts): Uint8Array<ArrayBuffer> {
  const frames = Object.entries(frameIds).flatMap(([key, id]) => {
    const value = texts[key as keyof Id3Texts];
    return value === undefined || value === '' ? [] : [textFrame(id, String(value))];
  });
  if (frames.length === 0) return new Uint8Array(0);
  const size = frames.reduce((sum, { length }) => sum + length, 0);
  return concatenate([Uint8Array.of(...asciiOf('ID3'), 4, 0, 0, ...synchsafe(size)), ...frames]);
}

function textFrame(id: string, value: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(value.replaceAll('\0', ' '));
  return concatenate([Uint8Array.of(...asciiOf(id), ...synchsafe(text.length + 1), 0, 0, utf8), text]);
}

/** Seven bits a byte, so that no size looks like the start of a frame. */
function synchsafe(size: number): number[] {
  return [(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127];
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
