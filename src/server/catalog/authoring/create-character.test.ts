import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Character } from '#shared/story/characters.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import { showQuestions } from '#shared/story/show-questions.ts';
import type { Show, ShowOption } from '#shared/shows.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';

type Made = { success: boolean; character?: Character; error?: string };
type List<T> = { items: T[] };

const wren = { gender: 'female', name: 'Wren', race: 'Asian', hairColor: 'red', age: 34, personality: 'Wildcard' };
const limit = planTerms.free.characterLimit;

let world: World;
let owner: Person;
let showId: string;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick', working: false });
  [owner, showId] = await ownerOfShow();
});
afterAll(() => world.close());

async function ownerOfShow(): Promise<[Person, string]> {
  const person = await world.listener();
  return [person, (await person.call<Show>('POST', '/api/shows', { name: 'Bare Boards', genre: 'Comedy' })).body.id];
}
const create = (change: Record<string, unknown> = {}, person = owner) =>
  person.run<Made>('create-character', { ...wren, showId, ...change });
const castOf = async (id: string) =>
  (await world.visitor().get<List<Character>>(`/api/shows/${id}/characters`)).body.items;
/** Makes room for the next one. */
const remove = (made: Made, person = owner) => person.call('DELETE', `/api/characters/${made.character!.id}`);

describe('a character', () => {
  it('is made with a portrait, a description and all six answers', async () => {
    const { status, body } = await create({ age: '34' });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    const { name, showId: _show, ...looks } = { ...wren, showId };
    expect(body.character).toMatchObject({ name, show_id: showId, character_json: looks });
    expect(body.character!.description).not.toBe('');
    expect((await owner.fetch(body.character!.image_url!)).status).toBe(200);
    await remove(body);
  });

  it('is for a show of one’s own', async () => {
    const stranger = await world.listener();
    expect(await create({}, stranger)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await create({ showId: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await create({}, world.visitor())).toMatchObject({ status: 401 });
    expect(await castOf(showId)).toEqual([]);
  });

  it.each([
    ['gender', 'other'],
    ['race', 'Martian'],
    ['hairColor', 'green'],
    ['age', 0],
    ['age', 101],
    ['age', 12.5],
    ['age', 'old'],
    ['age', true],
    ['age', [5]],
    ['personality', 'Grump'],
    ['name', ' '],
    ['name', 'x'.repeat(10_000)],
    ['showId', ''],
  ])('is refused with %s %s', async (field, value) => {
    const answer = await create({ [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(JSON.stringify(answer.body), 'in words for people').not.toMatch(/Too |expected|Invalid/);
  });

  it.each(['<b>Wren</b>', '👻', 'Admin', 'Wren\u0000', 'Wren\u202Eneb', "Robert'); DROP TABLE"])(
    'is not made with the refused name %j',
    async (name) => {
      const { body } = await create({ name });
      expect(body.success ?? false).toBe(false);
      expect(await castOf(showId)).toEqual([]);
    },
  );

  it.each(['مريم', 'דוד', 'Zoë O’Hara', '小明', 'Ñandú'])('may be called %s', async (name) => {
    const { body } = await create({ name });
    expect(body).toMatchObject({ success: true, character: { name } });
    await remove(body);
  });
});

describe('validate-character-name', () => {
  it.each([
    ['Wren', true],
    ['  Mira  ', true],
    ['مريم', true],
    ['', false],
    ['   ', false],
    ['<script>', false],
    ['🎙️', false],
    ['Narrator', false],
    ['x'.repeat(41), false],
  ])('says of %j: %s', async (name, isValid) => {
    expect(await world.visitor().run('validate-character-name', { name })).toMatchObject({
      status: 200,
      body: { isValid },
    });
  });

  it('refuses 10,000 characters with a clear error', async () => {
    expect((await world.visitor().run('validate-character-name', { name: 'x'.repeat(10_000) })).status).toBe(422);
  });
});

describe('how many one may make', () => {
  it(`is ${limit} on the free plan, over all shows; a deleted one makes room`, async () => {
    const [maker, here] = await ownerOfShow();
    const there = (await maker.call<Show>('POST', '/api/shows', { name: 'Second Stage', genre: 'Space' })).body.id;
    const make = (id: string) => create({ showId: id }, maker);
    const first = await make(here);
    for (const id of [there, here]) expect((await make(id)).body.success).toBe(true);
    for (const id of [there, here])
      expect(await make(id)).toMatchObject({ status: 403, body: { code: 'limit_reached' } });
    await remove(first.body, maker);
    expect((await make(here)).body.success).toBe(true);
    expect((await make(here)).status).toBe(403);
  });

  it.each([
    ['starter', 10],
    ['premium', null],
  ] as const)('is what the %s plan includes: %s', async (plan, most) => {
    const [maker, id] = await ownerOfShow();
    await world.ctx.database.pool.query(
      `insert into subscriptions (subscription_id, user_id, plan, status, customer_id, told_at, accepted) values ($1, $1, $2, 'active', 'cus', now(), true)`,
      [maker.userId, plan],
    );
    for (let made = 0; made < (most ?? 12); made++)
      expect((await create({ showId: id }, maker)).body.success).toBe(true);
    expect((await create({ showId: id }, maker)).status).toBe(most ? 403 : 200);
  });

  it('is never more when many are made at once, and touches nobody else', async () => {
    const [maker, id] = await ownerOfShow();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ showId: id }, maker)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(8 - limit);
    expect(await castOf(id)).toHaveLength(limit);
    const [other, theirs] = await ownerOfShow();
    expect((await create({ showId: theirs }, other)).body.success).toBe(true);
  });

  it('asks no storyteller for one that there is no room for', async () => {
    const [maker, id] = await ownerOfShow();
    for (let made = 0; made < limit; made++) await create({ showId: id }, maker);
    const asked = vi.spyOn(world.ctx.studio.text, 'describeCharacter');
    expect((await create({ showId: id }, maker)).status).toBe(403);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('leaves out those that publishing a show brought along', async () => {
    const maker = await world.listener();
    const answers = Object.fromEntries(showQuestions.map(({ presets }, i) => [String(i + 1), presets[0]!]));
    const { body } = await maker.run<{ options: { option1: ShowOption } }>('create-show', { answers });
    const published = await maker.run<{ show: Show }>('publish-show', { showData: body.options.option1 });
    const { id } = published.body.show;
    for (let made = 0; made < limit; made++) expect((await create({ showId: id }, maker)).body.success).toBe(true);
    expect((await create({ showId: id }, maker)).status).toBe(403);
    expect(await castOf(id)).toHaveLength(3 + limit);
  });
});
