import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Topics } from '#platform/db/topics.ts';
import type { SeasonProgress } from '#shared/seasons.ts';
import type { Auth } from '../accounts/auth.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from '../seasons/order-episode.ts';
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

/** `GET /api/seasons/{id}/events`: the present state at once, then with every change, as events named `progress`. */
export function liveEvents(ctx: Context, auth: Auth, topics: Topics): Hono {
  const app = new Hono();
  const progress = new ProgressWatch(ctx, topics);
  app.get('/seasons/:id/events', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const season = await getSeason(ctx, c.req.param('id'), viewer);
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const send = (state: SeasonProgress) => void stream.writeSSE({ event: 'progress', data: JSON.stringify(state) });
      const stop = progress.watch(season.id, send);
      stream.onAbort(stop);
      try {
        send(await getProgress(ctx, season.id));
        while (!stream.aborted) {
          await stream.sleep(heartbeatMs);
          await stream.write(': still here\n\n');
        }
      } finally {
        stop();
      }
    });
  });
  return app;
}
