import type { MiddlewareHandler } from 'hono';
import { problem, problemResponse } from './to-problem.ts';

/**
 * Refuses bodies over `maxBytes` with `payload_too_large`. One that does not say its length, as browsers send with DELETE, is read up to there.
 * What was not read of it is not waited for: the connection closes, and the answer says so.
 * Hono's own limit copies the request with the platform's `Request`, which cannot copy those of the node server.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const tooLarge = () => problemResponse(problem('payload_too_large'), { connection: 'close' });
  return async (c, next) => {
    const { body, headers, method, signal } = c.req.raw;
    if (!body) return next();
    const length = headers.get('content-length');
    if (length !== null && !headers.has('transfer-encoding')) return Number(length) > maxBytes ? tooLarge() : next();
    const read = await readUpTo(maxBytes, body);
    if (!read) return tooLarge();
    c.req.raw = new Request(c.req.url, { method, headers, signal, ...(read.size > 0 ? { body: read } : {}) });
    return next();
  };
}

/** The whole body, or null as soon as it is too long. */
async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return new Blob(parts);
}
