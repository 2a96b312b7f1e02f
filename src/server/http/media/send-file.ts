import { Readable } from 'node:stream';
import type { Storage, StoredFile } from '#platform/storage/storage.ts';

/** Who sends files instead of Canto. */
export type Delivery =
  | { kind: 'web-server'; header: 'x-accel-redirect' | 'x-sendfile'; /** Before the key. */ prefix: string }
  | { kind: 'cdn'; baseUrl: string }
  | { kind: 'signed' };

type ByteRange = { start: number; end: number };

/** How long others may keep a file: what never changes under its address, what may, and what not everybody may have. */
const caching = {
  forever: 'public, max-age=31536000, immutable',
  checked: 'no-cache',
  own: 'private, max-age=60',
} as const;

/**
 * A stored file over HTTP as RFC 9110 has it: ETag and conditional requests, one byte range (more than one is
 * answered whole), If-Range, HEAD. Null when there is no such file.
 */
export async function sendFile(
  storage: Storage,
  key: string,
  request: Request,
  options: { cache: keyof typeof caching; contentType?: string; delivery?: Delivery | null },
): Promise<Response | null> {
  const file = await storage.stat(key);
  if (!file) return null;
  const handedOn = options.delivery && (await handOn(storage, key, { ...options, delivery: options.delivery, file }));
  if (handedOn) return handedOn;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': caching[options.cache],
    'content-type': options.contentType ?? file.contentType,
    etag: file.etag,
    'last-modified': file.modified.toUTCString(),
  });
  if (isUnchanged(request.headers, file)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request.headers, file);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = await storage.read(key, range ?? undefined);
  if (!body) return null;
  // A listener who seeks hangs up, maybe before the first byte is taken: the file must not stay open.
  request.signal.addEventListener('abort', () => body.destroy(), { once: true });
  if (request.signal.aborted) body.destroy();
  const bytes = Readable.from(untilHungUp(body, request.signal));
  return new Response(Readable.toWeb(bytes) as ReadableStream, { status, headers });
}

/** A signed address is good for this long; whoever plays on asks again. */
const signedSeconds = 600;

type HandedOn = { cache: keyof typeof caching; contentType?: string; delivery: Delivery; file: StoredFile };

/**
 * The answer that has somebody else send the file, to whom it was allowed here: the web server in front, from the same disk; the store,
 * at an address that is good for minutes; or, for what everybody may have, a CDN. Null for what only Canto can send.
 */
async function handOn(
  storage: Storage,
  key: string,
  { cache, contentType, delivery, file }: HandedOn,
): Promise<Response | null> {
  if (delivery.kind === 'web-server')
    // It adds length, ETag and ranges itself.
    return new Response(null, {
      headers: {
        [delivery.header]: `${delivery.prefix}${key}`,
        'cache-control': caching[cache],
        'content-type': contentType ?? file.contentType,
      },
    });
  const isPublic = cache === 'forever';
  if (delivery.kind === 'cdn' && !isPublic) return null;
  const location =
    delivery.kind === 'cdn' ? `${delivery.baseUrl}/${key}` : await storage.addressOf?.(key, signedSeconds);
  if (!location) return null;
  // A browser that kept where to go for longer would come to a closed door.
  const seconds = delivery.kind === 'cdn' ? 3600 : signedSeconds / 2;
  const caches = isPublic ? `public, max-age=${seconds}` : 'private, no-store';
  return new Response(null, { status: 302, headers: { location, 'cache-control': caches } });
}

/** Ends quietly where nobody takes the bytes any more. */
async function* untilHungUp(body: Readable, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk as Uint8Array;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

type Facts = Pick<StoredFile, 'etag' | 'modified' | 'size'>;
type Asking = Pick<Headers, 'get'>;

export function isUnchanged(headers: Asking, file: Facts): boolean {
  const tags = headers.get('if-none-match');
  if (tags) return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Number.isFinite(since) && Math.floor(file.modified.getTime() / 1000) * 1000 <= since;
}

/** Which bytes are asked for; null for all of them. */
export function rangeOf(headers: Asking, file: Facts): ByteRange | 'unsatisfiable' | null {
  return mayUseRange(headers, file) ? parseRange(headers.get('range'), file.size) : null;
}

/** A range of a version that is no longer there is answered with the whole new one. */
function mayUseRange(headers: Asking, file: Facts): boolean {
  const condition = headers.get('if-range');
  if (!condition) return true;
  return condition === file.etag || Date.parse(condition) === Math.floor(file.modified.getTime() / 1000) * 1000;
}

export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (!from && !to)) return null;
  if (!from)
    return Number(to) > 0 && size > 0 ? { start: Math.max(size - Number(to), 0), end: size - 1 } : 'unsatisfiable';
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
