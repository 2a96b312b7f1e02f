import { Hono } from 'hono';
import type { Topics } from '#platform/db/topics.ts';
import type { SeasonProgress } from '#shared/seasons.ts';
import type { Auth } from '../accounts/auth.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from '../seasons/progress.ts';
import { getProgress } from '../seasons/progress.ts';
import { getSeason } from '../seasons/queries.ts';
import { openEventSink, type EventSink } from './event-sink.ts';
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

/** Whoever follows a season. Every event is the whole present state: who is slow misses some, not the last (`missed`). */
type Reader = { sink: EventSink; isTold: boolean; missed: SeasonProgress | null; stop(): void };

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
  const isSecure = ctx.config.baseUrl.startsWith('https:');
  const open = new Set<Reader>();
  let timer: NodeJS.Timeout | null = null;
  const beat = () => {
    for (const { sink } of open) if (sink.isFree()) sink.write(heartbeat);
  };
  const forget = (reader: Reader) => {
    if (!open.delete(reader)) return;
    reader.stop();
    if (open.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
  const sendAway = ({ sink }: Reader) => {
    sink.write(comeBack());
    sink.end();
  };
  ctx.closing.addEventListener('abort', () => open.forEach(sendAway), { once: true });

  app.get('/seasons/:id/events', async (c) => {
    const { viewer } = await openRequest(ctx, auth, c);
    const season = await getSeason(ctx, c.req.param('id'), viewer);
    const sink = openEventSink(c, isSecure, { onFree: () => catchUp(reader), onGone: () => forget(reader) });
    const reader: Reader = { sink, isTold: false, missed: null, stop: () => {} };
    open.add(reader);
    if (ctx.closing.aborted) {
      sendAway(reader);
      return sink.response;
    }
    reader.stop = progress.watch(season.id, (state) => tell(reader, state));
    timer ??= setInterval(beat, heartbeatMs).unref();
    void tellFirst(reader, season.id);
    return sink.response;
  });

  function tell(reader: Reader, state: SeasonProgress): void {
    reader.isTold = true;
    if (reader.sink.isFree()) reader.sink.write(frameOf(state));
    else reader.missed = state;
  }
  async function tellFirst(reader: Reader, seasonId: string): Promise<void> {
    try {
      const first = await getProgress(ctx, seasonId);
      if (!reader.isTold && open.has(reader)) tell(reader, first);
    } catch (error) {
      if (!open.has(reader)) return;
      ctx.log.warn({ err: error }, 'progress could not be read');
      reader.sink.end();
    }
  }
  function catchUp(reader: Reader): void {
    const { missed } = reader;
    reader.missed = null;
    if (missed) reader.sink.write(frameOf(missed));
  }
  return app;
}
