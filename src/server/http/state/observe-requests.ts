import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../../context.ts';
import type { RequestKind } from '../../upkeep/metrics/metrics.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Counts every answer, by what was asked for, how it ended and how long it took to its last byte. */
export function observeRequests({ metrics }: Pick<Context, 'metrics'>, listener: Listener): Listener {
  return (request, response) => {
    const started = performance.now();
    response.once('close', () =>
      metrics.tookRequest(kindOf(request.url ?? ''), response.statusCode, (performance.now() - started) / 1000),
    );
    listener(request, response);
  };
}

/** Streams of events and of episodes in the making last as long as somebody listens, so they are told apart. */
function kindOf(url: string): RequestKind {
  if (url.startsWith('/api/')) return /\/events(\?|$)/.test(url) ? 'events' : 'api';
  if (url.startsWith('/media/')) return url.includes('/live.mp3') ? 'events' : 'media';
  if (url.startsWith('/assets/') || url.startsWith('/feeds/') || url.startsWith('/metrics')) return 'other';
  return /\.\w+(\?|$)/.test(url) ? 'other' : 'page';
}
