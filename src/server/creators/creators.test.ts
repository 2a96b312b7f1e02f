import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '#shared/errors.ts';
import { openWorld, type World } from '#tests/world.ts';
import { actionLimits } from '../accounts/limit-action.ts';
import { creatorApplications } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { ADMIN_EMAIL: 'house@example.com', RATE_LIMITS: 'true' } });
});
afterAll(() => world.close());

const form = (show: string) => ({
  full_name: 'Ada Marlowe',
  email: 'ada@example.com',
  current_platform: 'Podcast',
  show_name: show,
  follower_count: 'about 2,000',
  description: 'Sea stories <b>for</b> late evenings & early mornings.',
});
const apply = (body: object) =>
  world.visitor().call<{ id: string } & Problem>('POST', '/api/creator-applications', body);
const notify = (body: object) => world.visitor().run('notify-creator-application', body);
const kept = () => world.ctx.db.select().from(creatorApplications);
/** To whom, once nothing waits to be sent. */
const mailed = async () => {
  await expect.poll(waiting).toBe(0);
  return (await world.ctx.mail.outbox!.list()).map(({ to }) => to).toSorted();
};
const waiting = async () => {
  const jobs = `select 1 from pgboss.job where name = 'creators.mail-application' and state < 'completed'`;
  return (await world.ctx.database.pool.query(jobs)).rowCount;
};
/** Lets whoever was stopped come again. */
const nextHour = () => world.clock.advance(actionLimits['creator-application'].minutes * 60_000 + 1000);

it('keeps an application without an account, and mails the house and the applicant once', async () => {
  expect((await apply(form('The Salt Clock'))).status).toBe(201);
  expect(await kept()).toMatchObject([{ fullName: 'Ada Marlowe', followerCount: 'about 2,000', status: 'new' }]);
  const calls = await Promise.all([1, 2, 3].map(() => notify(form('The Salt Clock'))));
  for (const call of calls) expect(call).toMatchObject({ status: 200, body: { success: true } });
  expect(await mailed()).toEqual(['ada@example.com', 'house@example.com']);
  const toHouse = await world.visitor().mailTo('house@example.com');
  expect(toHouse!.subject).toBe('Creator application: The Salt Clock');
});

it('mails nothing about an application that was never made', async () => {
  const before = await mailed();
  expect((await notify(form('Never Sent'))).status).toBe(200);
  expect(await mailed()).toEqual(before);
});

it('says which of the six fields is missing or wrong', async () => {
  const { email: _email, ...rest } = form('No Address');
  for (const [body, field] of [
    [rest, 'email'],
    [{ ...form('Bad Address'), email: 'ada at example' }, 'email'],
    [{ ...form('  ') }, 'show_name'],
    [{ ...form('Silent'), description: '' }, 'description'],
    [{ ...form('Long'), description: 'x'.repeat(3001) }, 'description'],
  ] as const) {
    const answer = await apply(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  }
  expect(await kept()).toHaveLength(1);
});

it('thanks a program that fills the unseen field, and keeps and mails nothing', async () => {
  const before = await mailed();
  const trap = { ...form('Cheap Followers'), website: 'https://spam.example' };
  expect((await apply(trap)).status).toBe(201);
  expect((await notify(trap)).status).toBe(200);
  expect(await kept()).toHaveLength(1);
  expect(await mailed()).toEqual(before);
});

it('stops the sixth application within an hour, says when to come back, and means it', async () => {
  nextHour();
  for (let time = 0; time < actionLimits['creator-application'].count; time++)
    expect((await apply(form(`Show ${time}`))).status).toBe(201);
  const refused = await apply(form('One Too Many'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect((await kept()).map(({ showName }) => showName)).not.toContain('One Too Many');
  world.clock.advance(wait * 1000 + 1);
  expect((await apply(form('In Good Time'))).status).toBe(201);
});

it('keeps the application when no mail can be sent, and sends it when it can', async () => {
  nextHour();
  const before = await mailed();
  const { send } = world.ctx.mail;
  let tries = 0;
  const tried = () => tries;
  world.ctx.mail.send = () => {
    tries += 1;
    return Promise.reject(new Error('the post is on strike'));
  };
  expect((await apply(form('Strike'))).status).toBe(201);
  expect(await notify(form('Strike'))).toMatchObject({ status: 200, body: { success: true } });
  await expect.poll(tried).toBe(2);
  world.ctx.mail.send = send;
  expect((await kept()).map(({ showName }) => showName)).toContain('Strike');
  expect(await mailed()).toEqual([...before, 'ada@example.com', 'house@example.com'].toSorted());
});
