import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findAudience } from '../../seasons/queries.ts';
import type { Context } from '../../context.ts';
import { isUnchanged, rangeOf } from '../media/send-file.ts';
import type { PublicNews } from './public-news.ts';

/** An episode of five minutes has 2.4 MB; what is larger is read from the store. */
const largestBytes = 8 * 2 ** 20;
/** So long it is believed, without news of a change, that everybody may have a file. */
const believedMs = 3000;

type Kept = { bytes: Buffer; headers: string[]; etag: string; modified: Date; size: number };

type Options = {
  news: PublicNews;
  /** The whole file as the application sends it to a visitor. */
  load(url: string): Promise<Response>;
  maxBytes: number;
};

/**
 * Finished episodes and captions that everybody may have, whole in at most `maxBytes` of memory: whoever plays or seeks gets
 * a part of what is there. Whether everybody still may is asked every three seconds, and after each piece of news.
 */
export function serveFiles(ctx: Pick<Context, 'db'>, { news, load, maxBytes }: Options) {
  const files = new LRUCache<string, Kept>({
    maxSize: Math.max(maxBytes, 1),
    maxEntrySize: largestBytes,
    sizeCalculation: ({ size, headers }) => size + headers.join('').length * 2,
    fetchMethod: async (key) => toKept(await load(`/media/${key}`)),
  });
  const everybodys = new LRUCache<string, true>({
    max: 10_000,
    ttl: believedMs,
    fetchMethod: async (key) => ((await findAudience(ctx, key, null)) === 'everybody' ? true : undefined),
  });
  // Files keep their bytes under their names; who may have them is asked anew.
  news.subscribe({ forgetAll: () => everybodys.clear() });

  return function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method, url = '' } = request;
    const [, key] = (method === 'GET' || method === 'HEAD') && filePath.exec(url) ? filePath.exec(url)! : [];
    if (!key || maxBytes === 0) return next();
    const kept = news.isTrusted() === true && everybodys.get(key) && files.get(key);
    if (kept) return send(request, response, kept);
    fetchBoth(key).then((file) => (file ? send(request, response, file) : next()), next);
  };

  async function fetchBoth(key: string): Promise<Kept | null> {
    if (!(await news.isTrusted())) return null;
    if (!(await everybodys.fetch(key))) return null;
    const file = await files.fetch(key);
    // Reading took a while, in which somebody may have hidden it.
    return file && everybodys.get(key) ? file : null;
  }
}

const filePath = /^\/media\/(episodes\/[\w-]+\.(?:mp3|vtt))$/;
const ofOneAnswer = new Set(['x-request-id', 'content-length', 'transfer-encoding']);

async function toKept(response: Response): Promise<Kept | undefined> {
  const { status, headers } = response;
  const size = Number(headers.get('content-length'));
  const isPublic = headers.get('cache-control')?.startsWith('public') && !headers.has('set-cookie');
  if (status !== 200 || !isPublic || size > largestBytes) {
    await response.body?.cancel();
    return undefined;
  }
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    headers: [...headers].filter(([name]) => !ofOneAnswer.has(name)).flat(),
    etag: headers.get('etag')!,
    modified: new Date(headers.get('last-modified')!),
    size,
  };
}

function send(request: IncomingMessage, response: ServerResponse, file: Kept): void {
  const asked = { get: (name: string) => (request.headers[name] as string | undefined) ?? null };
  if (isUnchanged(asked, file)) return void response.writeHead(304, file.headers).end();
  const range = rangeOf(asked, file);
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...file.headers, 'content-range', `bytes */${file.size}`]).end();
    return;
  }
  const part = range ? file.bytes.subarray(range.start, range.end + 1) : file.bytes;
  const headers = [...file.headers, 'content-length', String(part.length)];
  if (range) headers.push('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  response.writeHead(range ? 206 : 200, headers);
  response.end(request.method === 'HEAD' ? undefined : part);
}
