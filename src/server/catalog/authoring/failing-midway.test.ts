// What is being made when something fails leaves nothing half-made behind, and the next try works.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { showQuestions } from '#shared/story/show-questions.ts';
import type { Show, ShowOption } from '#shared/shows.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';

type Options = { options: { option1: ShowOption; option2: ShowOption } };

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick', working: false });
  owner = await world.listener();
});
afterAll(() => world.close());

const answers = Object.fromEntries(showQuestions.map(({ presets }, i) => [String(i + 1), presets[1]!]));
const ask = () => owner.run<Options & { code?: string }>('create-show', { answers });
const publish = (showData: ShowOption) => owner.run<{ show: Show }>('publish-show', { showData });
const count = async (table: string) =>
  (await world.ctx.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n;

/** While `work` runs, a table is gone: the writing to it fails in the middle of a transaction. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { pool } = world.ctx.database;
  await pool.query(`alter table ${table} rename to ${table}_away`);
  return work().finally(() => pool.query(`alter table ${table}_away rename to ${table}`));
}

it.each([
  ['does not answer', 502, 'provider_failed', new ProviderError('story', 'no answer', { retryable: true })],
  ['breaks', 500, 'internal', new TypeError('undefined is not a world')],
])(
  'a storyteller that %s gives no options, and the same answers give two the next time',
  async (_, status, code, error) => {
    const { text } = world.ctx.studio;
    const { imagineShows } = text;
    const before = await count('show_options');
    text.imagineShows = () => Promise.reject(error);
    const refused = await ask().finally(() => (text.imagineShows = imagineShows));
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await count('show_options')).toBe(before);
    expect((await ask()).status).toBe(200);
    expect(await count('show_options')).toBe(before + 2);
  },
);

it.each(['characters', 'show_music', 'locations'])(
  'a publishing that fails at the %s publishes nothing, and then one whole show',
  async (table) => {
    const { option1 } = (await ask()).body.options;
    const before = await count('shows');
    expect((await without(table, () => publish(option1))).status).toBe(500);
    expect(await count('shows')).toBe(before);
    const [first, again] = [await publish(option1), await publish(option1)];
    expect([first.status, again.body.show.id]).toEqual([200, first.body.show.id]);
    for (const part of ['characters', 'locations', 'music']) {
      const { body } = await owner.get<{ items: unknown[] }>(`/api/shows/${first.body.show.id}/${part}`);
      expect(body.items).toHaveLength(3);
    }
  },
);

it('a character whose description fails is not made and takes no place', async () => {
  const { id: showId } = (await owner.call<Show>('POST', '/api/shows', { name: 'Bare Boards', genre: 'Comedy' })).body;
  const wren = { gender: 'female', name: 'Wren', race: 'Asian', hairColor: 'red', age: 34, personality: 'Wildcard' };
  const create = () => owner.run<{ success?: boolean }>('create-character', { ...wren, showId });
  const { text } = world.ctx.studio;
  const { describeCharacter } = text;
  const before = await count('characters');
  text.describeCharacter = () => Promise.reject(new ProviderError('story', 'no answer', { retryable: true }));
  for (let time = 0; time < 4; time++) expect((await create()).status).toBe(502);
  text.describeCharacter = describeCharacter;
  expect(await count('characters')).toBe(before);
  for (let time = 0; time < 3; time++) expect((await create()).body.success).toBe(true);
});
