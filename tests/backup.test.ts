import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup } from '#platform/backup/restore.ts';
import type { Database } from '#platform/db/database.ts';
import { openEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openServerDatabase } from '#platform/db/server.ts';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { deleteFiles } from '#server/account-data/delete-files.ts';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { openTakeStore } from '#server/productions/recording/take-store.ts';
import { sliceTakes } from '#server/productions/takes/slice-takes.ts';
import { restoreCanto } from '#server/restore-canto.ts';
import { backUpNightly } from '#server/upkeep/backups/back-up-nightly.ts';
import { openCommands } from '#server/upkeep/backups/commands.ts';
import { findLastBackup, isBackingUp, openBackup } from '#server/upkeep/backups/open-backup.ts';
import { writeBackup } from '#server/upkeep/backups/write-backup.ts';
import { administer, withDatabase } from './administer.ts';
import { Person } from './person.ts';
import { quickSpeech } from './quick-speech.ts';
import { createShowFixture, makeSeason, newSeason, untilReady } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'canto-backup-'));
const closers: (() => Promise<unknown> | void)[] = [];
const file = join(folder, 'backup.tar');
const finished: string[] = [];

let world: World;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(folder, 'source-'));
  world = await openWorld(
    serverUrl ? { voices: 'quick', env: await startStore('source') } : { voices: 'quick', dataDir },
  );
  closers.push(() => world.close());
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function startStore(name: string): Promise<Record<string, string>> {
  const directory = mkdtempSync(join(folder, `${name}-s3-`));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'canto' }],
  });
  const { port } = await store.run();
  closers.push(() => store.close());
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'canto',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

/** An empty place: another server's database and store where the suite runs on one, else a folder. */
async function emptyPlace(kind: 'server' | 'embedded') {
  const directory = mkdtempSync(join(folder, 'place-'));
  const store = kind === 'server' ? await startStore('place') : {};
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: directory,
    BASE_URL: 'http://canto.test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    AUTH_SECRET: 'the same on every server, and long',
    ...store,
  });
  let database: Database;
  if (kind === 'server') {
    const name = `canto_restored_${crypto.randomUUID().replaceAll('-', '')}`;
    await administer(serverUrl!, `create database ${name}`);
    closers.push(() => administer(serverUrl!, `drop database if exists ${name} with (force)`));
    database = await openServerDatabase(withDatabase(serverUrl!, name), { maxConnections: 6 });
  } else database = await openEmbeddedDatabase({ dataDir: join(directory, 'database') });
  return { config, database };
}

/** Signs up, orders and listens until told to stop: what a backup may fall between. */
function beginLoad(): () => Promise<void> {
  let isOver = false;
  const people = [0, 1].map(async () => {
    while (!isOver) {
      const person = await world.listener();
      const fixture = await createShowFixture(world, person);
      const { body } = await person.run<{ season: { id: string } }>(
        'create-season-v3',
        newSeason(fixture),
        crypto.randomUUID(),
      );
      await untilReady(person, body.season.id);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(people);
  };
}

it(
  'a backup made under load is restored elsewhere with every canto, file and unfinished order',
  // Two listeners order until the backup is there; then a second Canto opens on it and finishes what they ordered.
  { timeout: 240_000 },
  async () => {
    const owner = await world.listener();
    const fixture = await createShowFixture(world, owner);
    finished.push((await makeSeason(owner, fixture)).seasonId);
    const [sound] = (await owner.get<{ items: { voice_audio_url: string }[] }>(`/api/seasons/${finished[0]}/episodes`))
      .body.items;
    const heard = Buffer.from(await (await owner.fetch(sound!.voice_audio_url)).arrayBuffer());
    // Of one season the takes are slices by then, of the others files of their own.
    const [first] = (await world.ctx.database.pool.query<{ id: string }>('select id from season_episodes')).rows;
    await sliceTakes(world.ctx, { episodeId: first!.id });
    const endLoad = beginLoad();
    const ordered = 'select count(*)::int as n from season_episodes';
    await expect
      .poll(async () => (await world.ctx.database.pool.query<{ n: number }>(ordered)).rows[0]!.n, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(3);
    await sleep(500);
    const { entries } = await writeBackup(file, () => openBackup(world.ctx, file));
    await endLoad();
    // The database's tables and the files of the first season are among them; how many others, is a matter of the machine.
    expect(entries).toBeGreaterThan(20);
    expect(await findLastBackup(world.ctx)).toMatchObject({ bytes: readFileSync(file).length });

    for (const kind of serverUrl ? (['server', 'embedded'] as const) : (['embedded'] as const)) {
      const { config, database } = await emptyPlace(kind);
      await restoreCanto(file, config, database);
      const restored = await openContext(config, { log: openLog({ level: 'silent' }), database, working: true });
      restored.studio.speech = quickSpeech();
      const topics = await openTopics(database);
      for (const job of jobs) await job.start(restored);
      expect((await auditLedger(restored)).faults).toEqual([]);
      const count = async (query: string) => (await database.pool.query<{ n: number }>(query)).rows[0]!.n;
      expect(await count('select count(*)::int as n from canto_ledger')).toBeGreaterThan(0);

      const app = createApp(restored, topics, null);
      const visitor = new Person(app, restored);
      const again = Buffer.from(await (await visitor.fetch(sound!.voice_audio_url)).arrayBuffer());
      expect(again.equals(heard)).toBe(true);

      // What was in the making when it was saved is finished here: up to two whole episodes.
      await expect
        .poll(() => count(`select count(*)::int as n from season_episodes where stage not in ('ready', 'failed')`), {
          timeout: 60_000,
        })
        .toBe(0);
      const { rows: files } = await database.pool.query<{ key: string }>(
        `select audio_key as key from season_episodes where audio_key is not null union select captions_key from season_episodes where captions_key is not null`,
      );
      for (const { key } of files) expect([key, (await restored.storage.stat(key)) !== null]).toEqual([key, true]);
      const { rows: takes } = await database.pool.query<{ key: string; file: string | null }>(
        'select key, file from takes',
      );
      expect(new Set(takes.map(({ file }) => file === null))).toEqual(new Set([true, false]));
      const store = openTakeStore({ db: database.orm, storage: restored.storage });
      for (const take of takes) {
        if ((await store.get(take.key)) !== null) continue;
        // What was prepared for a path goes when the tidying finds that nobody took it.
        const { rows: left } = await database.pool.query('select * from takes where key = $1', [take.key]);
        expect(left, JSON.stringify({ take, left, isThereNow: (await store.get(take.key)) !== null })).toEqual([]);
      }
      expect((await auditLedger(restored)).faults).toEqual([]);

      // The next order's numbers go on after the saved ones.
      const person = new Person(app, restored);
      await person.signUp(`new-${kind}@example.com`);
      expect(await person.balance()).toBe(1000);
      await topics.close();
      await restored.close();
    }
  },
);

it('deletes no file while a backup is made, and goes on afterwards', async () => {
  const { ctx } = world;
  const key = 'takes/zz/kept.mp3';
  await ctx.storage.put(key, new Uint8Array(10), { contentType: 'audio/mpeg' });
  const archive = await openBackup(ctx, 'nowhere');
  expect(await isBackingUp(ctx)).toBe(true);
  await deleteFiles(ctx, { keys: [key] });
  expect(await ctx.storage.stat(key)).not.toBeNull();
  for await (const _ of archive);
  expect(await isBackingUp(ctx)).toBe(false);
  await deleteFiles(ctx, { keys: [key] });
  expect(await ctx.storage.stat(key)).toBeNull();
});

it('refuses a place that is not empty, and a file that is damaged, and changes nothing', async () => {
  const { config } = world.ctx;
  await expect(restoreCanto(file, config, world.ctx.database)).rejects.toThrow('The database is not empty.');
  const place = await emptyPlace(serverUrl ? 'server' : 'embedded');
  const tables = async () =>
    (await place.database.pool.query(`select 1 from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`))
      .rowCount;
  const whole = readFileSync(file);
  const cut = join(folder, 'cut.tar');
  writeFileSync(cut, whole.subarray(0, whole.length - 5000));
  await expect(restoreCanto(cut, place.config, place.database)).rejects.toThrow('no whole backup');
  const changed = Buffer.from(whole);
  const at = changed.indexOf('files/episodes/') + 2000;
  changed[at] = changed[at]! ^ 1;
  writeFileSync(cut, changed);
  await expect(restoreCanto(cut, place.config, place.database)).rejects.toThrow('is not what was saved');
  writeFileSync(cut, 'no backup at all');
  await expect(checkBackup(cut)).rejects.toThrow('no whole backup');
  expect(await tables()).toBe(0);
  await expect(writeBackup(file, () => openBackup(world.ctx, file))).rejects.toThrow('is there already');
  await place.database.close();
});

it('is run again after it was cut off; meanwhile Canto does not open what is there', async () => {
  const { config, database } = await emptyPlace('embedded');
  await database.pool.query('create schema canto_restore; create table half (id text)');
  await expect(openContext(config, { log: openLog({ level: 'silent' }), database, working: false })).rejects.toThrow(
    'has not come to its end',
  );
  const { files, rows } = await restoreCanto(file, config, database);
  expect([files > 0, rows > 0]).toEqual([true, true]);
  expect((await auditLedger({ db: database.orm })).faults).toEqual([]);
  await expect(restoreCanto(file, config, database)).rejects.toThrow('not empty');
  await database.close();
});

it('keeps the newest of the nightly backups, and other files of the folder', async () => {
  const directory = join(folder, 'nightly');
  const ctx = { ...world.ctx, config: { ...world.ctx.config, backups: { directory, keep: 2 } } };
  await backUpNightly({ ...ctx, config: { ...ctx.config, backups: { directory, keep: 0 } } });
  const names = () => new Set(readdirSync(directory));
  for (let night = 0; night < 3; night++) {
    await backUpNightly(ctx);
    if (night === 0) writeFileSync(join(directory, 'mine.tar'), 'kept');
    world.clock.advance(24 * 60 * 60 * 1000);
  }
  const left = [...names()].toSorted();
  expect(left).toHaveLength(3);
  expect(left.at(-1)).toBe('mine.tar');
  await checkBackup(join(directory, left[1]!));
});

it.skipIf(Boolean(serverUrl))('the command asks the Canto that has the folder open', async () => {
  const close = await openCommands(dataDir, { backup: (place) => openBackup(world.ctx, place) });
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, BASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return `${out}${error}`;
  };
  const path = join(folder, 'asked.tar');
  expect(await run('scripts/backup.ts', path)).toMatch(/entries, .* MB, checked/);
  expect(await run('scripts/backup.ts', '--check', path)).toContain('is whole');
  expect(await run('scripts/backup.ts', path)).toContain('is there already');
  expect(await run('scripts/restore.ts', path)).toContain('Another Canto is using');
  await close();
  expect(await run('scripts/backup.ts', join(folder, 'none.tar'))).toContain('takes no commands');
});
