import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ReportedContent } from '#shared/admin/admin.ts';
import type { Season } from '#shared/seasons.ts';
import type { Show } from '#shared/shows.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, newSeason, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { judgeSeasonsAgain } from './judge-seasons-again.ts';

const grownUp = 'The detective finds the strangled butler in the cellar';
let world: World;
let [admin, owner]: Person[] = [];
/** Who made the newest season; the cantos of one last for three. */
let maker: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  admin = await openAdmin(world);
  owner = await world.listener();
  fixture = await createShowFixture(world, owner);
});
afterAll(() => world.close());

const change = (body: Record<string, unknown>) => owner!.call<Show>('PATCH', `/api/shows/${fixture.showId}`, body);
async function make(plotIdea: string): Promise<string> {
  maker = await world.listener();
  const { status, body } = await maker.run<{ season: { id: string } }>(
    'create-season-v3',
    newSeason(fixture, { plotIdea }),
  );
  expect(status, plotIdea).toBe(200);
  await untilReady(maker!, body.season.id);
  return body.season.id;
}
const isFound = async (id: string) => (await world.visitor().get(`/api/seasons/${id}`)).status === 200;
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 8_000 && !(await condition()); waited += 50) await sleep(50);
}

it('takes seasons from the lists that younger listeners should not hear, and shows them to an admin', async () => {
  expect((await change({ audience_rating: '10+' })).body.audience_rating).toBe('10+');
  const [innocent, older] = [await make('A lost puppy looks for its home'), await make(grownUp)];
  expect([await isFound(older), await isFound(innocent)]).toEqual([true, true]);

  expect((await change({ audience_rating: '4+' })).body.audience_rating).toBe('4+');
  await until(async () => !(await isFound(older)));
  expect([await isFound(older), await isFound(innocent)]).toEqual([false, true]);
  expect((await maker.get<Season>(`/api/seasons/${older}`)).body.in_review).toBe(true);
  const listed = await world.visitor().get<{ items: { id: string }[] }>(`/api/shows/${fixture.showId}/seasons`);
  expect(listed.body.items.map(({ id }) => id)).toEqual([innocent]);
  const { body } = await admin!.get<{ items: ReportedContent[] }>('/api/admin/reports');
  const waiting = body.items.find(({ id }) => id === older);
  expect(waiting?.reports[0]?.words).toMatch(new RegExp(`^Unsure: \\w.*The idea: ${grownUp}$`));
  expect((await maker.run('create-season-v3', newSeason(fixture, { plotIdea: grownUp }))).status, 'nor new ones').toBe(
    422,
  );
});

it('leaves them where older listeners come instead, and for owners alone', async () => {
  await change({ audience_rating: '4+' });
  const id = await make('A lost puppy looks for its home');
  await change({ audience_rating: '10+' });
  expect(await isFound(id)).toBe(true);
  expect((await maker.call('PATCH', `/api/shows/${fixture.showId}`, { audience_rating: '4+' })).status).toBe(403);
  expect((await change({ audience_rating: '3+' })).status).toBe(422);
});

it('judges again when the text of the show is edited', async () => {
  await change({ audience_rating: '10+' });
  const id = await make(grownUp);
  // As an owner's show is whose rating was lowered before seasons were judged again.
  await world.ctx.database.pool.query(`update shows set audience_rating = '4+' where id = $1`, [fixture.showId]);
  expect(await isFound(id)).toBe(true);
  expect((await change({ description: 'Two keepers and a lamp.' })).status).toBe(200);
  await until(async () => !(await isFound(id)));
  expect(await isFound(id)).toBe(false);
});

it('asks again where the second opinion does not answer, and decides alone when it never does', async () => {
  await change({ audience_rating: '10+' });
  const id = await make('A baker looks for a lost spoon');
  const { studio } = world.ctx;
  const { moderation } = studio;
  studio.moderation = { name: 'away', check: vi.fn(() => Promise.reject(new Error('away'))) };
  try {
    await expect(judgeSeasonsAgain(world.ctx, fixture.showId, { mustAnswer: true })).rejects.toThrow('did not answer');
    await judgeSeasonsAgain(world.ctx, fixture.showId, { mustAnswer: false });
  } finally {
    studio.moderation = moderation;
  }
  expect(await isFound(id)).toBe(true);
});

it('finds a typed word that is told and that small children should not hear', async () => {
  await change({ audience_rating: '10+' });
  const id = await make('A lost puppy looks for its home');
  await world.ctx.database.pool.query(
    `update user_seasons set plot_idea = 'The blorpine is lost', title = 'The Blorpine' where id = $1`,
    [id],
  );
  await change({ audience_rating: 'all_ages' });
  await until(async () => !(await isFound(id)));
  const { body } = await admin!.get<{ items: ReportedContent[] }>('/api/admin/reports');
  expect(body.items.find((item) => item.id === id)?.reports[0]?.words).toContain(
    'words that small children should not hear',
  );
});
