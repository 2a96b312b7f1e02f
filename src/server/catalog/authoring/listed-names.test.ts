import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Character } from '#shared/story/characters.ts';
import type { Season, SeasonCard } from '#shared/seasons.ts';
import { showQuestions } from '#shared/story/show-questions.ts';
import type { Show, ShowOption } from '#shared/shows.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, newSeason, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

type Refusal = { code: string; title: string; errors: { name: string[] } };
const looks = { gender: 'female', race: 'Asian', hairColor: 'red', age: 34, personality: 'Wildcard' };
let world: World;
let owner: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  owner = await world.listener();
  fixture = await createShowFixture(world, owner);
});
afterAll(() => world.close());

describe('the name of a show or place for small children', () => {
  it.each([
    ['POST', () => '/api/shows', { genre: 'Comedy' }],
    ['PATCH', () => `/api/shows/${fixture.showId}`, {}],
    ['POST', () => `/api/shows/${fixture.showId}/locations`, {}],
  ])('is made of listed words: %s', async (method, path, more) => {
    for (const [name, word] of [
      ['The Vodka Patrol', 'Vodka'],
      ['Zblorf Manor', 'Zblorf'],
      ['f u c k', 'f'],
      ['Кот', 'Кот'],
    ]) {
      const { status, body } = await owner.call<Refusal>(method, path(), { ...more, name });
      expect(status, name).toBe(422);
      expect(body).toMatchObject({ code: 'invalid_input' });
      expect(body.errors.name[0]).toContain(`Please choose another for “${word}`);
    }
    expect((await owner.call(method, path(), { ...more, name: 'Foxglove Lane' })).status).toBeLessThan(300);
  });

  it('may have other words where only older ones listen, and must lose them before small ones do', async () => {
    const path = `/api/shows/${fixture.showId}`;
    expect((await owner.call('PATCH', path, { audience_rating: '8+' })).status).toBe(200);
    expect((await owner.call('PATCH', path, { name: 'Zblorf Manor' })).status).toBe(200);
    expect((await owner.call<Refusal>('PATCH', path, { audience_rating: '4+' })).body.errors.name[0]).toContain(
      '“Zblorf”',
    );
    const both = await owner.call<Show>('PATCH', path, { audience_rating: '4+', name: 'The Lantern Keepers' });
    expect(both.body).toMatchObject({ audience_rating: '4+', name: 'The Lantern Keepers' });
  });
});

describe('a custom answer of the show wizard', () => {
  it('gives no name to a show, its people or its places', async () => {
    const customAnswers = Object.fromEntries(
      showQuestions.map((_, at) => [String(at + 1), 'Zblorf Manor and the Qzixt']),
    );
    const { status, body } = await owner.run<{ options: Record<string, ShowOption> }>('create-show', {
      answers: {},
      customAnswers,
    });
    expect(status).toBe(200);
    for (const option of Object.values(body.options)) {
      expect(option.name).not.toMatch(/Zblorf|Qzixt/i);
      const edited = await owner.run<Refusal & { show: Show }>('publish-show', {
        showData: { ...option, name: 'Zblorf Manor' },
      });
      // A show that was imagined for older ones may be called so.
      if (edited.status === 422) expect(edited.body.errors.name[0]).toContain('“Zblorf”');
      else expect(['8+', '10+']).toContain(edited.body.show.audience_rating);
      const { show } = (await owner.run<{ show: Show }>('publish-show', { showData: option })).body;
      for (const list of ['characters', 'locations']) {
        const { items } = (await world.visitor().get<{ items: { name: string }[] }>(`/api/shows/${show.id}/${list}`))
          .body;
        expect(items).toHaveLength(3);
        expect(items.map(({ name }) => name).join()).not.toMatch(/Zblorf|Qzixt/i);
      }
    }
  });
});

describe('a character with a made-up name on a show for small children', () => {
  it('is for its maker, and their seasons for an admin, until somebody has looked', async () => {
    const made = await owner.run<{ character: Character }>('create-character', {
      ...looks,
      name: 'Zblorf',
      showId: fixture.showId,
    });
    const { id } = made.body.character;
    const cast = async (person: Person) =>
      (await person.get<{ items: Character[] }>(`/api/shows/${fixture.showId}/characters`)).body.items.map(
        ({ name }) => name,
      );
    const [visitor, admin] = [world.visitor(), await openAdmin(world)];
    expect(await cast(owner)).toContain('Zblorf');
    expect(await cast(admin)).toContain('Zblorf');
    expect(await cast(visitor)).not.toContain('Zblorf');

    const ordered = await owner.run<{ season: { id: string } }>(
      'create-season-v3',
      newSeason(fixture, { characterIds: [id, fixture.characterIds[0]] }),
    );
    const seasonId = ordered.body.season.id;
    await untilReady(owner, seasonId);
    expect((await owner.get<Season>(`/api/seasons/${seasonId}`)).body.in_review).toBe(true);
    expect((await visitor.get(`/api/seasons/${seasonId}`)).status).toBe(404);
    const passed = { kind: 'season', id: seasonId, reason: 'An innocent name.' };
    expect((await admin.call('POST', '/api/admin/reports/dismiss', passed)).status).toBe(200);
    const listed = await visitor.get<{ items: SeasonCard[] }>(`/api/shows/${fixture.showId}/seasons`);
    expect(listed.body.items.map((season) => season.id)).toContain(seasonId);
  });

  it('is like any other when the name is an ordinary one', async () => {
    const made = await owner.run<{ character: Character }>('create-character', {
      ...looks,
      name: 'Tobias',
      showId: fixture.showId,
    });
    expect(made.body.character.name).toBe('Tobias');
    const { body } = await world.visitor().get<{ items: Character[] }>(`/api/shows/${fixture.showId}/characters`);
    expect(body.items.map(({ id }) => id)).toContain(made.body.character.id);
  });
});
