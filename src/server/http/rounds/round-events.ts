import { Hono } from 'hono';
import type { Topics } from '#platform/db/topics.ts';
import type { Auth } from '../../accounts/auth.ts';
import type { Context } from '../../context.ts';
import { askerOf, requireMember, requireSeat } from '../../rounds/members.ts';
import { Presence } from '../../rounds/presence.ts';
import { openRound } from '../../rounds/read-round.ts';
import { RoundWatch, type RoundNews } from '../../rounds/watch-round.ts';
import { openRequest } from '../request-context.ts';

const heartbeatMs = 15_000;
/** As much as may wait for one reader. Every event is the whole present state: who is slow misses some, not the last. */
const mostWaitingBytes = 64 * 1024;
/** Tabs of one member; the oldest of more is closed. */
const mostConnections = 4;

const heartbeat = new TextEncoder().encode(': still here\n\n');
/** A browser tries again within a second: a room goes on. */
const opening = new TextEncoder().encode('retry: 1000\n\n');

/**
 * `GET /api/rounds/{id}/events`: the present state at once, then with every change, as events named `round`, and `gone` with a
 * sentence when there is nothing left to follow. `GET /api/rounds/clock`: the server's time.
 */
export function roundEvents(ctx: Context, auth: Auth, topics: Topics): Hono {
  const app = new Hono();
  const watch = new RoundWatch(ctx, topics);
  const presence = new Presence(ctx);
  const open = new Set<(bytes: Uint8Array) => void>();
  const connections = new Map<string, (() => void)[]>();
  let timer: NodeJS.Timeout | null = null;

  app.get('/rounds/clock', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ now_ms: ctx.clock.now().getTime() });
  });

  app.get('/rounds/:id/events', async (c) => {
    const context = await openRequest(ctx, auth, c);
    const id = c.req.param('id');
    const round = await openRound(ctx, id);
    const member = requireMember(round, askerOf(context));
    requireSeat(ctx, round, member);
    const leave = await presence.arrive(id, member.id);
    let missed: RoundNews | null = null;
    let end = leave;
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const write = (bytes: Uint8Array) => {
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(bytes);
          };
          controller.enqueue(opening);
          let isOver = false;
          const tell = (news: RoundNews) => {
            const reason = news.reasonToGo(member.id);
            if (reason) return close(reason);
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(news.frame);
            else missed = news;
          };
          const close = (reason: string | null) => {
            if (isOver) return;
            end();
            if (reason) controller.enqueue(goneFrame(reason));
            controller.close();
          };
          const own = connections.get(member.id) ?? [];
          connections.set(member.id, own);
          const closeThis = () => close(null);
          end = () => {
            if (isOver) return;
            isOver = true;
            stop();
            leave();
            open.delete(write);
            own.splice(own.indexOf(closeThis), 1);
            if (own.length === 0) connections.delete(member.id);
            if (open.size > 0 || !timer) return;
            clearInterval(timer);
            timer = null;
          };
          let stop = () => {};
          open.add(write);
          timer ??= setInterval(() => open.forEach((each) => each(heartbeat)), heartbeatMs).unref();
          own.push(closeThis);
          stop = watch.watch(id, tell);
          // The room may have been over before it was watched.
          if (isOver) stop();
          if (own.length > mostConnections) own[0]!();
        },
        pull(controller) {
          if (missed) controller.enqueue(missed.frame);
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

const goneFrame = (reason: string) => new TextEncoder().encode(`event: gone\ndata: ${JSON.stringify({ reason })}\n\n`);
