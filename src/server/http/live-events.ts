import { Hono } from 'hono';
import type { Topics } from '#platform/db/topics.ts';
import type { SeasonProgress } from '#shared/seasons.ts';
import type { Auth } from '../accounts/auth.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from '../seasons/progress.ts';
import { getProgress } from '../seasons/progress.ts';
import { getSeason } from '../seasons/queries.ts';
import { openRequest } from './request-context.ts';

/** Keeps proxies and browsers from taking a quiet stream for a dead one. */
const heartbeatMs = 15_000;

type Watcher = (progress: SeasonProgress) => void;

/** Reads a season's progress once per piece of news, however many watch it. */
export class ProgressWatch {
  readonly #ctx: Pick<Context, 'db' | 'log'>;
  readonly #topics: Topics;
  readonly #watchers = new Map<
    string,
    { watchers: Set<Watcher>; stop: () => void; reading: boolean; again: boolean }
  >();

  constructor(ctx: Pick<Context, 'db' | 'log'>, topics: Topics) {
    this.#ctx = ctx;
    this.#topics = topics;
  }
  /** Tells the watcher of every change until what is answered is called; calling that again does nothing. */
  watch(seasonId: string, watcher: Watcher): () => void {
    let season = this.#watchers.get(seasonId);
    if (!season) {
      const stop = this.#topics.subscribe(seasonTopic(seasonId), () => void this.#read(seasonId));
      this.#watchers.set(seasonId, (season = { watchers: new Set(), stop, reading: false, again: false }));
    }
    season.watchers.add(watcher);
    const watched = season;
    return () => {
      if (!watched.watchers.delete(watcher) || watched.watchers.size > 0) return;
      watched.stop();
      this.#watchers.delete(seasonId);
    };
  }
  async #read(seasonId: string): Promise<void> {
    const season = this.#watchers.get(seasonId);
    if (!season) return;
    if (season.reading) {
      season.again = true;
      return;
    }
    season.reading = true;
    try {
      do {
        season.again = false;
        const progress = await getProgress(this.#ctx, seasonId);
        for (const watcher of season.watchers) watcher(progress);
      } while (season.again);
    } catch (error) {
      this.#ctx.log.warn({ err: error }, 'progress could not be read');
    } finally {
      season.reading = false;
    }
  }
}

/** As much as may wait for one reader. Every event is the whole present state: who is slow misses some, not the last. */
const mostWaitingBytes = 16 * 1024;
/** A browser that is told so asks again after this while, and not all of them at once. */
const comeBack = () => new TextEncoder().encode(`retry: ${500 + Math.floor(Math.random() * 2500)}\n\n`);
const heartbeat = new TextEncoder().encode(': still here\n\n');

/** Encodes a state once for all who are sent it. */
function frames(): (state: SeasonProgress) => Uint8Array {
  const encoded = new WeakMap<SeasonProgress, Uint8Array>();
  return (state) => {
    let frame = encoded.get(state);
    if (!frame) {
      frame = new TextEncoder().encode(`event: progress\ndata: ${JSON.stringify(state)}\n\n`);
      encoded.set(state, frame);
    }
    return frame;
  };
}

/** `GET /api/seasons/{id}/events`: the present state at once, then with every change, as events named `progress`. */
export function liveEvents(ctx: Context, auth: Auth, topics: Topics): Hono {
  const app = new Hono();
  const progress = new ProgressWatch(ctx, topics);
  const frameOf = frames();
  const open = new Set<(bytes: Uint8Array) => void>();
  let timer: NodeJS.Timeout | null = null;
  const stopBeating = () => {
    if (open.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };

  app.get('/seasons/:id/events', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const season = await getSeason(ctx, c.req.param('id'), viewer);
    let end = () => {};
    let missed: SeasonProgress | null = null;
    const body = new ReadableStream<Uint8Array>(
      {
        async start(controller) {
          let isTold = false;
          const beat = (bytes: Uint8Array) => {
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(bytes);
          };
          const stop = progress.watch(season.id, (state) => {
            isTold = true;
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(frameOf(state));
            else missed = state;
          });
          open.add(beat);
          const sendAway = () => {
            end();
            controller.enqueue(comeBack());
            controller.close();
          };
          end = () => {
            stop();
            open.delete(beat);
            ctx.closing.removeEventListener('abort', sendAway);
            stopBeating();
          };
          if (ctx.closing.aborted) return sendAway();
          ctx.closing.addEventListener('abort', sendAway, { once: true });
          timer ??= setInterval(() => open.forEach((write) => write(heartbeat)), heartbeatMs).unref();
          try {
            const first = await getProgress(ctx, season.id);
            if (!isTold && !ctx.closing.aborted) controller.enqueue(frameOf(first));
          } catch (error) {
            if (ctx.closing.aborted) return;
            ctx.log.warn({ err: error }, 'progress could not be read');
            end();
            controller.close();
          }
        },
        pull(controller) {
          if (missed) controller.enqueue(frameOf(missed));
          missed = null;
        },
        cancel: () => end(),
      },
      { highWaterMark: mostWaitingBytes, size: ({ byteLength }) => byteLength },
    );
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
    });
  });
  return app;
}
