import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '#shared/errors.ts';
import type { Answer } from '#tests/person.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { actionLimits, type LimitedAction } from '../accounts/limit-action.ts';

let world: World;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ working: false, env: { RATE_LIMITS: 'true' } });
  const { id } = (
    await world.ctx.database.pool.query<{ id: string }>(
      `insert into users (id, name, email) values ('owner', 'owner', 'owner@example.com') returning id`,
    )
  ).rows[0]!;
  fixture = await createShowFixture(world, { userId: id, email: 'owner@example.com' });
});
afterAll(() => world.close());

const run = (name: string, body: () => unknown) => (person: Person) => person.run<Problem>(name, body());
const wren = { gender: 'female', name: 'Wren', race: 'Asian', hairColor: 'red', age: 34, personality: 'Wildcard' };
const option = { name: 'Low Tide', description: '', show_overview: '', core_conflict: '', history_lore: '' };

const download = async (person: Person): Promise<Answer<Problem>> => {
  const response = await person.fetch('/api/me/export');
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: response.ok ? {} : JSON.parse(text) };
};

const calls: [LimitedAction, string, (person: Person) => Promise<Answer<Problem>>][] = [
  ['name-check', 'a name check', run('validate-character-name', () => ({ name: 'Mira' }))],
  ['plot-check', 'a plot check', run('moderate-plot-content', () => ({ plotContent: 'A storm takes the bridge.' }))],
  [
    'plot-idea',
    'a plot idea',
    run('generate-plot-idea', () => ({
      characters: [{ id: fixture.characterIds[0], name: 'Mira' }],
      location: { id: fixture.locationId },
      showId: fixture.showId,
    })),
  ],
  ['show-options', 'two shows', run('create-show', () => ({ answers: {}, customAnswers: {} }))],
  ['production', 'a season', run('create-season-v3', () => newSeason(fixture))],
  ['export', 'everything of theirs', download],
  ['show-making', 'a character', run('create-character', () => ({ ...wren, showId: fixture.showId }))],
  [
    'show-making',
    'a published show',
    run('publish-show', () => ({ showData: { ...option, genre: 'Space', tone: '', image_url: '/none' } })),
  ],
  ['show-making', 'a show', (person) => person.call('POST', '/api/shows', { name: 'Low Tide', genre: 'Space' })],
  [
    'show-making',
    'another name',
    (person) => person.call('PATCH', `/api/shows/${fixture.showId}`, { name: 'Low Tide' }),
  ],
  [
    'show-making',
    'a place',
    (person) => person.call('POST', `/api/shows/${fixture.showId}/locations`, { name: 'The Weir' }),
  ],
];

it.each(calls)(
  '%s: asking too often for %s is refused until the time is over, for one person alone',
  async (action, _what, ask) => {
    const [ada, bob] = await people();
    const { count, minutes } = actionLimits[action];
    // What was asked before counts, however it was answered.
    await world.ctx.database.pool.query(
      `insert into action_counts (action, who, count, window_started_at) values ($1, $2, $3, $4)`,
      [action, `user:${ada.userId}`, count - 1, world.clock.now()],
    );
    expect((await ask(ada)).status).not.toBe(429);
    world.clock.advance(30_000);
    const refused = await ask(ada);
    const wait = minutes * 60 - 30;
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', retry_after: wait } });
    expect(refused.headers.get('retry-after')).toBe(String(wait));
    expect(refused.body.title).toMatch(/^That was a lot in a short time\. Please try again in \d+ minutes\.$/);
    expect((await ask(bob)).status).not.toBe(429);
    world.clock.advance(wait * 1000);
    expect((await ask(ada)).status).not.toBe(429);
  },
);

it('what was ordered before is answered as it was, however much was ordered since', async () => {
  const [ada] = await people();
  const order = (key: string, changes = {}) => ada.run('create-season-v3', newSeason(fixture, changes), key);
  const first = await order('one');
  expect(first.status).toBe(200);
  await world.ctx.database.pool.query(`update action_counts set count = 1000 where who = $1`, [`user:${ada.userId}`]);
  expect(await order('one')).toMatchObject({ status: 200, body: first.body });
  expect((await order('two')).status).toBe(429);
  expect(await order('one', { plotIdea: 'A lost kitten must be found.' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_mismatch' },
  });
  expect(await ada.balance()).toBe(700);
});

it('nothing is taken for an order that was too much', async () => {
  const [ada] = await people();
  await world.ctx.database.pool.query(
    `insert into action_counts (action, who, count, window_started_at) values ('production', $1, 1000, $2)`,
    [`user:${ada.userId}`, world.clock.now()],
  );
  expect((await ada.run('create-season-v3', newSeason(fixture))).status).toBe(429);
  expect(await ada.balance()).toBe(1000);
});

it('signing in is refused to a network after ten times a minute, however its address is spelt', async () => {
  await people();
  await world.ctx.database.pool.query(`delete from action_counts where who like 'network:%'`);
  const account = { email: 'owner@example.com', password: 'not this one' };
  const signIn = (path: string) => world.visitor().call<Problem>('POST', `/api/auth${path}`, account);
  for (let time = 0; time < 10; time++) expect((await signIn('/sign-in/email')).status).toBe(401);
  expect(await signIn('/sign-in/email')).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', retry_after: 60 },
  });
  for (const path of ['/sign-in/email/', '//sign-in/email', '/sign-in%2Femail', '/./sign-in/email'])
    expect([404, 429], path).toContain((await signIn(path)).status);
  world.clock.advance(60_000);
  expect((await signIn('/sign-in/email')).status).toBe(401);
});

/** Two people whose own signing up is not counted. */
async function people(): Promise<[Person, Person]> {
  await world.ctx.database.pool.query(`delete from action_counts where who like 'network:%'`);
  return [await world.listener(), await world.listener()];
}
