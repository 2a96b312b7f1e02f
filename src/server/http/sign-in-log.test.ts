import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '#platform/log.ts';
import { openTopics } from '#platform/db/topics.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createApp } from './app.ts';

let world: World;
let lines: Record<string, unknown>[] = [];
let ask: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
beforeAll(async () => {
  world = await openWorld({ working: false });
  const log = openLog({
    level: 'info',
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const app = createApp({ ...world.ctx, log }, await openTopics(world.ctx.database), null);
  ask = async (path, body, headers = {}) =>
    app.request(`http://canto.test${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
});
afterAll(() => world.close());

it('says of each act of signing in what it was and how it ended, and nothing of what was sent', async () => {
  await world.listener('ada@example.com');
  const wrong = await ask('/api/auth/sign-in/email', { email: 'ada@example.com', password: 'not the lantern' });
  const right = await ask('/api/auth/sign-in/email', { email: 'ada@example.com', password: 'a lantern at sea' });
  await ask('/api/auth/reset-password/some-token?callbackURL=%2F');
  await ask('/api/auth/get-session');
  expect([wrong.status, right.status]).toEqual([401, 200]);
  const acts = lines.filter(({ msg }) => msg === 'an act of signing in');
  expect(acts.map(({ operation, status }) => [operation, status])).toEqual([
    ['/sign-in/email', 401],
    ['/sign-in/email', 200],
    ['/reset-password', 302],
  ]);
  expect(acts.every(({ network, time, request }) => network && time && request)).toBe(true);
  expect(JSON.stringify(lines)).not.toMatch(/ada@example|lantern|some-token/);
});

it('says who was refused what', async () => {
  lines = [];
  const listener = await world.listener();
  const cookie = (await ask('/api/auth/sign-in/email', { email: listener.email, password: 'a lantern at sea' })).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const refused = await ask('/api/admin/overview', undefined, { cookie });
  expect(refused.status).toBe(403);
  expect(lines.find(({ msg }) => msg === 'refused')).toMatchObject({
    method: 'GET',
    path: '/api/admin/overview',
    status: 403,
    user: listener.userId,
  });
});
