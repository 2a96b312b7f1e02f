import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#shared/accounts.ts';
import type { Person } from '#tests/person.ts';
import { enrol } from '#tests/second-factor.ts';
import { openWorld, type World } from '#tests/world.ts';
import { makeFirstAdminLink } from './first-admin.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

const tokenIn = (link: string | null) => new URL(link!).searchParams.get('token')!;
const take = (person: Person, token: string) =>
  person.call<{ title?: string }>('POST', '/api/me/first-admin', { token });
const isAdmin = async (person: Person) => (await person.get<Me>('/api/me')).body.second_factor !== 'off';

it('the link makes one person the admin, once, and is offered no more', async () => {
  const [ada, ben] = [await world.listener(), await world.listener()];
  const [first, second] = [await makeFirstAdminLink(world.ctx), await makeFirstAdminLink(world.ctx)];
  expect(first).toMatch(/\/account\/first-admin\?token=/);
  expect((await take(world.visitor(), tokenIn(first))).status).toBe(401);
  const wrong = await take(ben, 'x'.repeat(32));
  expect([wrong.status, wrong.body.title]).toEqual([
    404,
    'That link was used already, or it is over. Start Canto again for another.',
  ]);
  expect(await isAdmin(ben)).toBe(false);

  const answers = await Promise.all([take(ada, tokenIn(first)), take(ada, tokenIn(first))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await take(ben, tokenIn(second))).status).toBe(404);
  expect([await isAdmin(ada), await isAdmin(ben)]).toEqual([true, false]);
  expect(await makeFirstAdminLink(world.ctx)).toBeNull();

  expect((await ada.get('/api/admin/users')).status).toBe(403);
  await enrol(ada);
  expect((await ada.get('/api/admin/users')).status).toBe(200);
});
