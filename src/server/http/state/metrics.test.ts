import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '#platform/log.ts';
import type { Overview } from '#shared/admin/overview.ts';
import { recordAudit } from '#server/admin/overview/record-audit.ts';
import { quantile } from '#server/admin/overview/get-overview.ts';
import { grantRole } from '#server/accounts/grant-role.ts';
import { openTopics } from '#platform/db/topics.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { enrol } from '#tests/second-factor.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createApp } from '../app.ts';
import { withRequestId } from '#platform/request-id.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  owner = await world.listener();
  await makeSeason(owner, await createShowFixture(world, owner));
});
afterAll(() => world.close());

const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
/** Asks a Canto of its own configuration for its figures. */
async function ask(config: object, headers: Record<string, string> = {}, address = '127.0.0.1', host = 'localhost') {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, ...config } };
  const app = createApp(ctx, await openTopics(ctx.database), null);
  const response = await app.request(new Request(`http://${host}/metrics`, { headers }), {}, from(address));
  return { status: response.status, text: await response.text() };
}
const token = 'a token of some length';

it('shows the figures to this machine, or with the token, and to nobody else', async () => {
  const open = { isPublic: false, metrics: { token: null, port: null } };
  const guarded = { isPublic: true, metrics: { token, port: null } };
  expect((await ask(open)).status).toBe(200);
  expect((await ask(open, {}, '10.0.0.7')).status).toBe(404);
  expect((await ask(open, {}, '127.0.0.1', 'canto.example')).status).toBe(404);
  expect((await ask(open, { 'x-forwarded-for': '10.0.0.7' })).status).toBe(404);
  expect((await ask({ ...open, isPublic: true })).status).toBe(404);
  expect((await ask(guarded)).status).toBe(404);
  expect((await ask(guarded, { authorization: 'Bearer wrong' }, '10.0.0.7')).status).toBe(404);
  expect((await ask(guarded, { authorization: `Bearer ${token}` }, '10.0.0.7', 'canto.example')).status).toBe(200);
});

it('counts sentences, first sounds, failed services, jobs and cantos', async () => {
  channel('canto:provider-failure').publish({ provider: 'speech' });
  const { text } = await ask({ isPublic: false });
  const value = (name: string) =>
    Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)`, 'm').exec(text)?.[1]);
  expect(value('canto_takes_total')).toBeGreaterThan(5);
  expect(value('canto_first_sound_seconds_count')).toBeGreaterThan(0);
  expect(value('canto_provider_failures_total{provider="speech"}')).toBe(1);
  expect(value('canto_queue_waiting{queue="episodes"}')).toBe(0);
  expect(value('canto_cantos_24h{reason="sign_up",direction="in"}')).toBeGreaterThanOrEqual(1000);
  expect(value('canto_cantos_24h{reason="season",direction="out"}')).toBeGreaterThan(0);
  expect(value('canto_job_duration_seconds_count{job="productions.advance-episode",outcome="done"}')).toBeGreaterThan(
    0,
  );
  expect(value('canto_disk_free_bytes')).toBeGreaterThan(0);
  expect(value('canto_database_up')).toBe(1);
});

it('a refusal names its request, as do the lines of the log', async () => {
  const refused = await owner.fetch('/api/seasons/none', { headers: { 'x-request-id': 'from-a-proxy-1' } });
  expect(refused.headers.get('x-request-id')).toBe('from-a-proxy-1');
  expect(await refused.json()).toMatchObject({ code: 'not_found', request_id: 'from-a-proxy-1' });
  const other = await owner.fetch('/api/seasons/none', { headers: { 'x-request-id': 'no id\t!' } });
  const body = (await other.json()) as { request_id: string };
  expect(body.request_id).toMatch(/^[\w-]{12}$/);
  expect(other.headers.get('x-request-id')).toBe(body.request_id);
  const lines: string[] = [];
  const log = openLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  withRequestId('abcdefgh', () => log.info('inside'));
  log.info('outside');
  expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toEqual(['abcdefgh', undefined]);
});

it('lives until it closes, and is ready until then', async () => {
  const closing = AbortSignal.abort();
  const states = async (ctx: World['ctx']) => {
    const app = createApp(ctx, await openTopics(ctx.database), null);
    return Promise.all(['/api/health', '/api/ready'].map(async (path) => (await app.request(path)).status));
  };
  expect(await states(world.ctx)).toEqual([200, 200]);
  expect(await states({ ...world.ctx, closing })).toEqual([503, 503]);
});

it('draws the last 24 hours for admins, of all processes together', async () => {
  const admin = await world.listener('admin@example.com');
  await grantRole(world.ctx, admin.userId, 'admin');
  await enrol(admin);
  const first = await admin.get<Overview>('/api/admin/overview');
  expect(first.status).toBe(200);
  expect(first.body.slots).toHaveLength(48);
  const now = first.body.slots.at(-1)!;
  expect(now).toMatchObject({ episodes: expect.any(Number), cantos_in: expect.any(Number) });
  expect(now.cantos_in).toBeGreaterThanOrEqual(1000);
  for (const [name, value] of Object.entries({ requests: 10, 'first_sound:1': 3, 'first_sound:2': 1 })) {
    for (let process = 0; process < 2; process++)
      await world.ctx.database.pool.query(
        `insert into service_figures values (to_timestamp(floor(extract(epoch from $3::timestamptz) / 600) * 600), $1, $2)
         on conflict (slot, name) do update set value = service_figures.value + excluded.value`,
        [name, value, world.clock.now()],
      );
  }
  const drawn = (await admin.get<Overview>('/api/admin/overview')).body.slots.at(-1)!;
  expect(drawn.requests).toBeGreaterThanOrEqual(20);
  expect(drawn.first_sound_p50).toBeGreaterThan(0);
  expect((await owner.get('/api/admin/overview')).status).toBe(403);
});

it('mails every admin what an audit found wrong, and says so in the overview and the figures', async () => {
  const clean = await recordAudit(world.ctx);
  expect(clean.faults).toEqual([]);
  const { pool } = world.ctx.database;
  await pool.query('alter table user_cantos disable trigger user');
  await pool.query('update user_cantos set balance = balance + 5 where user_id = $1', [owner.userId]);
  try {
    const audit = await recordAudit(world.ctx);
    expect(audit.faults.map(({ rule }) => rule)).toContain('a balance is the sum of its ledger');
    const mail = await world.visitor().mailTo('admin@example.com');
    await expect
      .poll(async () => (await world.ctx.mail.outbox!.list()).find(({ subject }) => subject.includes('ledger'))?.to)
      .toBe('admin@example.com');
    expect(mail).not.toBeNull();
    expect((await ask({ isPublic: false })).text).toMatch(/^canto_ledger_faults [1-9]/m);
  } finally {
    await pool.query('update user_cantos set balance = balance - 5 where user_id = $1', [owner.userId]);
    await pool.query('alter table user_cantos enable trigger user');
  }
});

it('estimates a quantile within its bucket', () => {
  expect(quantile([0, 0, 0], 0.5)).toBeNull();
  expect(quantile([0, 10, 0], 0.5)).toBeCloseTo(0.375);
  expect(quantile([...Array<number>(11).fill(0), 4], 0.5)).toBe(60);
});
