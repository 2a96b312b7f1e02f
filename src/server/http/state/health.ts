import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Context } from '../../context.ts';
import { advanceEpisodeJob } from '../../productions/jobs.ts';
import { errorCatalog } from '#shared/errors.ts';
import { problemResponse } from '../to-problem.ts';

const keptMs = 5000;
const freeBytesNeeded = 50 * 1024 * 1024;
/** A production that waits longer finds no worker, or too few. */
const longestWaitSeconds = 300;
const checkFile = 'health/check.json';

type Health = {
  status: 'ok' | 'degraded' | 'unavailable';
  database: boolean;
  storage: boolean;
  disk: boolean;
  queue_seconds: number | null;
};

/** `GET /api/health`: whether the process lives, which whoever would start it again wants to know; 503 once it is closing. */
export function healthRoute({ closing }: Pick<Context, 'closing'>): Hono {
  const app = new Hono();
  app.get('/', () => (closing.aborted ? notNow({}) : Response.json({ status: 'ok' })));
  return app;
}

function notNow(detail: object): Response {
  const { status, title } = errorCatalog.unavailable;
  return problemResponse({ ...detail, status, code: 'unavailable', title, retry_after: 2 });
}

/**
 * `GET /api/ready`: whether requests may be sent here. 503 with Retry-After while database, file store or disk can't be used, and while
 * the process is closing; 200 and `degraded` while ordered episodes wait too long (`queue_seconds`), which no other server would mend.
 * Looked at once in 5 s at most.
 */
export function readyRoute(ctx: Context): Hono {
  const app = new Hono();
  let kept: { at: number; health: Promise<Health> } | null = null;
  app.get('/', async () => {
    if (ctx.closing.aborted) return notNow({});
    const now = performance.now();
    if (!kept || now - kept.at > keptMs) kept = { at: now, health: look(ctx) };
    const health = await kept.health;
    if (health.status !== 'unavailable') return Response.json(health);
    kept = null;
    return notNow(health);
  });
  return app;
}

async function look(ctx: Context): Promise<Health> {
  const [queueSeconds, storage, disk] = await Promise.all([
    readQueue(ctx).catch(() => undefined),
    canStore(ctx).catch(() => false),
    hasRoom(ctx).catch(() => false),
  ]);
  const database = queueSeconds !== undefined;
  const works = database && storage && disk;
  const isLate = (queueSeconds ?? 0) > longestWaitSeconds;
  return {
    status: works ? (isLate ? 'degraded' : 'ok') : 'unavailable',
    database,
    storage,
    disk,
    queue_seconds: queueSeconds ?? null,
  };
}

/** How long the oldest ordered episode has been waiting for a worker; 0 where none waits. */
async function readQueue({ database }: Context): Promise<number> {
  const { rows } = await database.pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::int as seconds from pgboss.job
      where name = $1 and state < 'active' and start_after <= now()`,
    [advanceEpisodeJob.name],
  );
  return rows[0]!.seconds;
}

async function canStore({ storage }: Context): Promise<boolean> {
  await storage.put(checkFile, new TextEncoder().encode('{}'), { contentType: 'application/json' });
  return (await storage.stat(checkFile)) !== null;
}

/** Where nothing of ours lies on this machine, its disk does not matter. */
async function hasRoom({ config }: Context): Promise<boolean> {
  if (config.database.kind === 'server' && config.storage.kind === 's3') return true;
  const { bavail, bsize } = await statfs(config.dataDir);
  return bavail * bsize > freeBytesNeeded;
}
