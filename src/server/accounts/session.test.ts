import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTopics } from '#platform/db/topics.ts';
import { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createApp } from '../http/app.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld({ working: false });
  const app = createApp(world.ctx, await openTopics(world.ctx.database), async () => new Response('a page'));
  ada = new Person(app, world.ctx);
  await ada.signUp('ada@example.com');
});
afterAll(() => world.close());

const sessions = async (set: string) => world.ctx.database.pool.query(`update auth_sessions set ${set}`);
const daysLeft = async () => {
  const { rows } = await world.ctx.database.pool.query<{ days: number }>(
    'select round(extract(epoch from expires_at - now()) / 86400)::int as days from auth_sessions',
  );
  return rows[0]?.days;
};
/** Somebody who came by ten days ago, last. */
beforeEach(() => sessions(`expires_at = now() + interval '20 days', updated_at = now() - interval '10 days'`));

it.each(['/', '/api/me'])('lasts another 30 days, in the browser too, when somebody comes by at %s', async (path) => {
  const first = await ada.fetch(path);
  const [cookie] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^canto\.session_token=.+; Max-Age=2592000;/);
  expect(await daysLeft()).toBe(30);
  expect((await ada.fetch(path)).headers.getSetCookie()).toEqual([]);
  expect((await ada.get('/api/me')).status).toBe(200);
});

it('is not renewed by what others may be sent a copy of', async () => {
  expect((await ada.fetch('/media/episodes/none.mp3')).headers.getSetCookie()).toEqual([]);
  expect(await daysLeft()).toBe(20);
});

it('ends 30 days after the last visit', async () => {
  await sessions(`expires_at = now() - interval '1 minute'`);
  expect((await ada.get('/api/me')).status).toBe(401);
});
