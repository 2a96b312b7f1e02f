// What a key may look like, and which media type its extension means.

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const longestKey = 500;

/** Returns the key, or throws a RangeError that shows it. */
export function checkKey(key: string): string {
  if (key.length <= longestKey && key.split('/').every((part) => segment.test(part))) return key;
  throw new RangeError(`Not a storage key: ${JSON.stringify(key.slice(0, 120))}`);
}

/** A prefix is the beginning of a key: empty, or up to any of its characters. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}

const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  srt: 'application/x-subrip',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'audio/webm',
  webp: 'image/webp',
  xml: 'application/xml',
};

/** Media type by extension, `application/octet-stream` where it says nothing. */
export function mediaTypeOf(key: string): string {
  const dot = key.lastIndexOf('.');
  const extension = dot > key.lastIndexOf('/') ? key.slice(dot + 1).toLowerCase() : '';
  return mediaTypes[extension] ?? 'application/octet-stream';
}

/** A file on disk has no place for a content type, so a key and its type may not contradict each other. */
export function checkMediaType(key: string, contentType: string): void {
  const given = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== mediaTypeOf(key))
    throw new TypeError(`${key} would be stored as ${contentType} but read as ${mediaTypeOf(key)}`);
}

/** Positions of an acceptable range in a file of `size` bytes; RangeError for one that covers nothing. */
export function clampRange(range: { start: number; end: number }, size: number): { start: number; end: number } {
  const { start, end } = range;
  if (!Number.isSafeInteger(start) || start < 0 || start > end || start >= size) {
    throw new RangeError(`No bytes ${start}-${end} in a file of ${size}`);
  }
  return { start, end: Math.min(end, size - 1) };
}
