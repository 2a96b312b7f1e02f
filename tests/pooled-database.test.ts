// PostgreSQL behind a PgBouncer in transaction mode, the real one: each transaction may get another session.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServerDatabase } from '#platform/db/server.ts';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { jobs } from '#server/jobs.ts';
import { openContext, type OpenContext } from '#server/open-context.ts';
import { administer, withDatabase } from './administer.ts';
import { Person } from './person.ts';
import { quickSpeech } from './quick-speech.ts';
import { createShowFixture, makeSeason } from './show-fixture.ts';
import type { World } from './world.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));
const missing = !serverUrl ? 'there is no PostgreSQL to stand behind' : !program ? 'no pgbouncer is installed' : null;
const folder = mkdtempSync(join(tmpdir(), 'canto-pooled-'));
const name = `canto_pooled_${process.pid}`;
const contexts: OpenContext[] = [];
let pooler: ChildProcess;
let pooledUrl: string;

beforeAll(async () => {
  if (missing) return;
  await administer(serverUrl!, `create database ${name}`);
  pooledUrl = await startPooler(withDatabase(serverUrl!, name));
});
afterAll(async () => {
  for (const ctx of contexts) await ctx.close(0);
  pooler?.kill('SIGKILL');
  if (!missing) await administer(serverUrl!, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

/** PgBouncer refuses to run as root, so root runs it as the user of PostgreSQL's package. */
async function startPooler(url: string): Promise<string> {
  const behind = new URL(url);
  const port = await freePort();
  const configuration = join(folder, 'pgbouncer.ini');
  const { username, password, hostname } = behind;
  writeFileSync(
    configuration,
    [
      '[databases]',
      `* = host=${hostname} port=${behind.port || 5432} user=${username}${password ? ` password=${password}` : ''}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`,
      'pool_mode = transaction\ndefault_pool_size = 4\nmax_client_conn = 200',
    ].join('\n'),
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, id, id);
    chmodSync(configuration, 0o644);
  }
  pooler = isRoot
    ? spawn('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program!, configuration])
    : spawn(program!, [configuration]);
  behind.host = `127.0.0.1:${port}`;
  for (let waited = 0; waited < 100; waited++) {
    const client = new pg.Client({ connectionString: behind.href });
    client.on('error', () => {});
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isOpen) return behind.href;
    await sleep(100);
  }
  throw new Error('PgBouncer did not start.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A process of its own, as far as the database can tell. */
async function open(working: boolean): Promise<Pick<World, 'ctx' | 'app'>> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    BASE_URL: 'http://canto.test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    DATABASE_URL: pooledUrl,
    DATABASE_LISTEN_URL: withDatabase(serverUrl!, name),
  });
  const ctx = await openContext(config, { log: openLog({ level: 'silent' }), working });
  contexts.push(ctx);
  ctx.studio.speech = quickSpeech();
  if (working) for (const job of jobs) await job.start(ctx);
  return { ctx, app: createApp(ctx, await openTopics(ctx.database), null) };
}

it.skipIf(missing)(
  `migrates, sells, produces and tells of news through a pooler in transaction mode${missing ? `: ${missing}` : ''}`,
  // PostgreSQL, a pooler and two processes of Canto start for it, and an episode is made.
  { timeout: 180_000 },
  async () => {
    await open(true);
    const web = await open(false);
    const person = new Person(web.app, web.ctx);
    await person.signUp('pooled@example.com');
    const fixture = await createShowFixture(web, person);
    const news: string[] = [];
    const topics = await openTopics(web.ctx.database);
    topics.watch({ onNews: (topic) => news.push(topic), onLost: () => {} });
    const before = await person.balance();
    const { seasonId, episodes } = await makeSeason(person, fixture);
    expect(episodes[0]!.voice_audio_url).toBeTruthy();
    expect(await person.balance()).toBeLessThan(before);
    expect(news).toContain(`season:${seasonId}`);
    // The same charge from many sessions at once, by a statement that has a name.
    await Promise.all(Array.from({ length: 12 }, () => person.balance()));
    expect((await auditLedger(web.ctx)).faults).toEqual([]);
    const { rows } = await web.ctx.database.sessions.query<{ locks: number }>(
      `select count(*)::int as locks from pg_locks where locktype = 'advisory' and objid = 411706`,
    );
    expect(rows[0]!.locks).toBe(0);
    await topics.close();
  },
);

it.skipIf(missing)('is what it is for: without the second address the pooler refuses', async () => {
  const database = await openServerDatabase(pooledUrl);
  await expect(database.pool.query('select 1')).rejects.toThrow(/unsupported startup parameter/);
  await database.close();
});
