// Ada makes a season and mends what it remembers; Bela reads it and remixes it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellingWords } from '#shared/story/same-words.ts';
import type { KeptMemoryChange, RememberedFact, SeasonMemory } from '#shared/story/memory.ts';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { shows } from '../../catalog/tables.ts';

let world: World;
let [ada, bela]: Person[] = [];
let fixture: ShowFixture;
let seasonId: string;
let episodes: Episode[];

const memoryOf = async (person: Person, id = seasonId) =>
  (await person.get<SeasonMemory>(`/api/seasons/${id}/memory`)).body;
const change = (person: Person, body: object, id = seasonId, key?: string) =>
  person.call<SeasonMemory & { code: string; title: string }>('POST', `/api/seasons/${id}/memory/changes`, body, key ? { 'idempotency-key': key } : {}); // prettier-ignore
const changesOf = async (person: Person) =>
  (await person.get<{ items: KeptMemoryChange[] }>(`/api/seasons/${seasonId}/memory/changes`)).body.items;
const choicesOf = async (person: Person, episodeId: string) =>
  (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body.items;
const factOf = (memory: SeasonMemory, wanted: RegExp): RememberedFact => {
  const found = memory.facts.find(({ text }) => wanted.test(text));
  if (!found) throw new Error(`nothing like ${wanted} in ${memory.facts.map(({ text }) => text).join(' | ')}`);
  return found;
};

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  [ada, bela] = await Promise.all([world.listener(), world.listener()]);
  fixture = await createShowFixture(world, ada!);
  ({ seasonId, episodes } = await makeSeason(ada!, fixture));
});
afterAll(() => world.close());

describe('what a season remembers', () => {
  it('is sentences, each with the line of the episode that said it', async () => {
    const memory = await memoryOf(bela!);
    expect(memory).toMatchObject({ episode_number: 1, next_episode: 2, can_mend: false, changes: 0 });
    expect(memory.facts.length).toBeGreaterThan(4);
    for (const { text, said } of memory.facts) {
      expect(said, text).toMatchObject({ episode_id: episodes[0]!.id, episode_number: 1 });
      expect(said!.at_ms, text).toBeGreaterThanOrEqual(0);
      expect(said!.voice_audio_url).toBe(episodes[0]!.voice_audio_url);
      const shared = [...tellingWords(text)].filter((word) => tellingWords(said!.text).has(word));
      expect(shared.length, `${text} / ${said!.text}`).toBeGreaterThan(0);
    }
    expect(memory.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mira', 'Tobias']));
  });

  it('says what hangs on a door, of doors of this episode alone', async () => {
    const { doors } = await memoryOf(bela!);
    const choices = await choicesOf(bela!, episodes[0]!.id);
    expect(doors.length).toBeGreaterThan(0);
    for (const door of doors) expect(choices.map(({ id }) => id)).toContain(door.choice_id);
  });

  it('is nobody’s to see where the season is not', async () => {
    expect((await bela!.get('/api/seasons/nowhere/memory')).status).toBe(404);
    expect((await world.visitor().get(`/api/seasons/${seasonId}/memory`)).status).toBe(200);
  });
});

describe('mending it', () => {
  it('is its maker’s alone', async () => {
    const { id } = (await memoryOf(bela!)).facts[0]!;
    expect((await change(bela!, { act: 'strike', fact_id: id, seen: 0 })).status).toBe(403);
    expect((await change(world.visitor(), { act: 'add', text: 'Mira is afraid of dogs' })).status).toBe(401);
    expect((await bela!.get(`/api/seasons/${seasonId}/memory/changes`)).status).toBe(403);
  });

  it('refuses what may not be told, what is too long and what it knows, in a sentence', async () => {
    expect(await change(ada!, { act: 'add', text: 'Mira killed them all with a knife and there was blood' })).toMatchObject({ status: 422, body: { code: 'rejected_content' } }); // prettier-ignore
    expect(await change(ada!, { act: 'add', text: 'x'.repeat(161) })).toMatchObject({ status: 422 });
    const known = (await memoryOf(ada!)).facts[0]!.text;
    expect(await change(ada!, { act: 'add', text: known })).toMatchObject({ status: 409, body: { title: 'The story remembers this already.' } }); // prettier-ignore
    expect(await change(ada!, { act: 'strike', fact_id: 'none', seen: 0 })).toMatchObject({ status: 404 });
    expect((await memoryOf(ada!)).changes).toBe(0);
  });

  it('counts a change that is sent twice once', async () => {
    const { id } = factOf(await memoryOf(ada!), /up against/);
    const [one, two] = await Promise.all([1, 2].map(() => change(ada!, { act: 'pin', fact_id: id, seen: 0 }, seasonId, 'pin-1'))); // prettier-ignore
    expect([one!.status, two!.status]).toEqual([200, 200]);
    const { changes, facts } = await memoryOf(ada!);
    expect(changes).toBe(1);
    expect(facts.find((fact) => fact.id === id)).toMatchObject({ is_pinned: true, version: 1 });
  });

  it('tells the second of two at once that there was a first, and keeps the first', async () => {
    const { id, version } = factOf(await memoryOf(ada!), /is about the moon/);
    const act = (text: string) => change(ada!, { act: 'correct', fact_id: id, seen: version, text });
    const answers = await Promise.all([act('All of it is about the kettle.'), act('All of it is about the bell.')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.title).toBe('Somebody changed this a moment ago. Here is theirs.');
    const fact = (await memoryOf(ada!)).facts.find((one) => one.id === id)!;
    expect(fact).toMatchObject({ was: 'All of it is about the moon.', version: 2 });
  });

  it('is undone as a change of its own, the latest of a fact first', async () => {
    const fact = factOf(await memoryOf(ada!), /is about the/);
    const { status, body } = await change(ada!, { act: 'undo', change_id: fact.change_id });
    expect(status).toBe(200);
    expect(factOf(body, /is about the moon/)).toMatchObject({ id: fact.id, was: null, version: 3 });
    expect(await change(ada!, { act: 'undo', change_id: fact.change_id })).toMatchObject({ status: 409, body: { title: 'This was undone already.' } }); // prettier-ignore
    const [undo, correct, pin] = await changesOf(ada!);
    expect(undo).toMatchObject({ act: 'undo', can_undo: true });
    expect(correct).toMatchObject({ act: 'correct', is_undone: true, can_undo: false });
    expect(pin).toMatchObject({ act: 'pin', is_undone: false, can_undo: true });
  });
});

describe('the next episode', () => {
  let next: Episode;
  let before: SeasonMemory;
  beforeAll(async () => {
    const memory = await memoryOf(ada!);
    const moon = factOf(memory, /is about the moon/);
    await change(ada!, { act: 'strike', fact_id: moon.id, seen: moon.version });
    await change(ada!, { act: 'add', text: 'Mira is afraid of dogs' });
    before = await memoryOf(ada!);
    const [, , door] = await choicesOf(ada!, episodes[0]!.id);
    await ada!.run('create-next-episode-v3', { seasonId, episodeId: episodes[0]!.id, choiceId: door!.id });
    next = (await untilReady(ada!, seasonId))[1]!;
  });

  it('was announced on the page: what was struck is marked, what was added is new', () => {
    expect(factOf(before, /is about the moon/)).toMatchObject({ is_struck: true, is_new: true });
    expect(factOf(before, /afraid of dogs/)).toMatchObject({ origin: 'maker', is_new: true, said: null });
  });

  it('does not speak of what was struck out, and tells what was added', () => {
    expect(next.stage).toBe('ready');
    expect(episodes[0]!.content).toMatch(/\bmoon\b/);
    expect(next.content).not.toMatch(/\bmoon\b/i);
    expect(next.content).toMatch(/\bdogs\b/);
  });

  it('leaves a memory without the one and with a line for the other', async () => {
    const memory = await memoryOf(ada!);
    const struck = factOf(before, /is about the moon/);
    expect(memory.episode_number).toBe(2);
    expect(memory.facts.map(({ id }) => id)).not.toContain(struck.id);
    const added = factOf(memory, /afraid of dogs/);
    expect(added).toMatchObject({ origin: 'maker', is_new: false, said: { episode_number: 2 } });
    expect(memory.facts.filter(({ text }) => /afraid of dogs/.test(text))).toHaveLength(1);
    expect(memory.chosen).toHaveLength(1);
  });

  it('is taken along by a remix of its turn, with what was changed at that turn', async () => {
    await change(ada!, { act: 'add', text: 'Tobias never learned to swim' });
    const [door] = await choicesOf(bela!, next.id);
    const { body } = await bela!.run<{ newSeason: { id: string } }>('remix-season', { seasonId, episodeNumber: 2, choiceId: door!.id }); // prettier-ignore
    await untilReady(bela!, body.newSeason.id);
    const theirs = await memoryOf(bela!, body.newSeason.id);
    expect(theirs).toMatchObject({ can_mend: true, episode_number: 3 });
    expect(factOf(theirs, /afraid of dogs/).said?.episode_number).toBe(2);
    expect(factOf(theirs, /learned to swim/).said?.episode_number).toBe(3);
  });
});

describe('typed words that small children should not come across', () => {
  it('are read by who typed them alone, and not told', async () => {
    await world.ctx.db.update(shows).set({ audienceRating: '4+' }).where(eq(shows.id, fixture.showId));
    const own = await makeSeason(ada!, fixture);
    expect((await change(ada!, { act: 'add', text: 'Mira has a Zblorf' }, own.seasonId)).status).toBe(200);
    expect(factOf(await memoryOf(ada!, own.seasonId), /Zblorf/)).toMatchObject({ origin: 'maker' });
    for (const reader of [bela!, world.visitor()])
      expect(JSON.stringify(await memoryOf(reader, own.seasonId))).not.toContain('Zblorf');
    const [door] = await choicesOf(bela!, own.episodes[0]!.id);
    const { body } = await bela!.run<{ newSeason: { id: string } }>('remix-season', { seasonId: own.seasonId, episodeNumber: 1, choiceId: door!.id }); // prettier-ignore
    const told = await untilReady(bela!, body.newSeason.id);
    expect(told[1]!.content).not.toContain('Zblorf');
    expect(JSON.stringify(await memoryOf(bela!, body.newSeason.id))).not.toContain('Zblorf');
  });
});
