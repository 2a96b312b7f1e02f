import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Topics } from '#platform/db/topics.ts';
import type { AnswerNotes, Context, FindKept } from '../../context.ts';
import type { RenderPage } from '../app.ts';
import { guardLoad } from '../state/guard-load.ts';
import { AnswerCache } from './answer-cache.ts';
import { serveFiles } from './file-cache.ts';
import { FixedPages } from './fixed-pages.ts';
import { PublicNews } from './public-news.ts';
import { serveKept } from './serve-kept.ts';

/** What the pages' build exports. */
export type PagesBuild = { renderPage: RenderPage } & PageKinds;
type PageKinds = {
  /** Whether the page at a path is the same for everybody who is not signed in. */
  isKeptPage(path: string): boolean;
  /** Whether no change of the database touches it either. */
  isFixedPage(path: string): boolean;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Parts = { topics: Topics; app: Hono; /** The application with the built files around it. */ files: Hono };

/** The built site as a listener for Node's server: what is kept for everybody comes first, then files, then the application. */
export function openSite(
  ctx: Context,
  { topics, app, files, isKeptPage, isFixedPage }: Parts & PageKinds,
): { listener: Listener; close(): void } {
  const { cacheBytes, audioCacheBytes, baseUrl } = ctx.config;
  const news = new PublicNews(topics);
  const fetch = async (url: string, notes: AnswerNotes | null) =>
    app.fetch(new Request(new URL(url, baseUrl)), { notes });
  const cache = new AnswerCache({ news, make: fetch, maxBytes: cacheBytes });
  const findKept: FindKept = async (url) => {
    const answer = await cache.find(url);
    return answer?.mayBeKept ? answer.json() : null;
  };
  const handle = getRequestListener(
    async (request, env) => {
      const response = await files.fetch(request, cacheBytes > 0 ? { ...env, findKept } : env);
      if (!reads.has(request.method)) await news.settle();
      return response;
    },
    { overrideGlobalObjects: false },
  );
  const guard = guardLoad(ctx, (request, response) => void handle(request, response));
  ctx.metrics.watchCache(() => ({ ...cache.counts, ...cache.size }));
  const fixed = new FixedPages({ isFixed: isFixedPage, make: fetch });
  const kept = serveKept(ctx, { cache, fixed, isKeptPage });
  const sounds = serveFiles(ctx, { news, load: (url) => fetch(url, null), maxBytes: audioCacheBytes });
  const listener: Listener = (request, response) => {
    const ask = () => guard.listener(request, response);
    if (request.url?.startsWith('/media/')) sounds(request, response, ask);
    else if (cacheBytes > 0) kept(request, response, ask);
    else ask();
  };
  return {
    listener,
    close() {
      guard.close();
      news.close();
    },
  };
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
