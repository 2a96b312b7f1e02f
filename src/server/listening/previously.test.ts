import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recap } from '#shared/story/recap.ts';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, createShowFixture, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let fixture: ShowFixture;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => world.clock.set(new Date(world.clock.now().getTime() + days * dayMs));
const previously = async (person: Person, seasonId: string) =>
  (await person.get<{ recap: Recap | null }>(`/api/seasons/${seasonId}/previously`)).body.recap;
const play = (person: Person, { id, season_id }: Episode) =>
  person.run('track-episode-play', { episodeId: id, seasonId: season_id });
const choicesOf = async (person: Person, { id }: Episode) =>
  (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${id}/choices`)).body.items;

async function untilVoiced(person: Person, seasonId: string): Promise<Recap> {
  for (let tries = 0; tries < 600; tries++) {
    const recap = await previously(person, seasonId);
    if (recap?.audio_url) return recap;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It was never voiced.');
}

async function goOn(person: Person, last: Episode, choice: EpisodeChoice): Promise<Episode[]> {
  await person.run('create-next-episode-v3', {
    seasonId: last.season_id,
    episodeId: last.id,
    choiceId: choice.id,
  });
  return untilReady(person, last.season_id);
}

const rude = { role: 'narrator' as const, speaker: 'Narrator', text: 'They fucking killed him and raped her.' };

describe('previously', () => {
  it('opens a season that is taken up after a while, and only then', async () => {
    const fan = await world.listener();
    const { seasonId, episodes } = await makeSeason(fan, fixture);
    const [first] = episodes as [Episode];
    expect(await previously(fan, seasonId), 'nothing of it was heard yet').toBeNull();
    await play(fan, first);
    expect(await previously(fan, seasonId), 'it was heard today').toBeNull();
    daysLater(2);
    expect(await previously(fan, seasonId), 'two days are no while').toBeNull();
    daysLater(1);
    const recap = await untilVoiced(fan, seasonId);
    expect(recap).toMatchObject({ episode_id: first.id, episode_number: 1, next_episode_id: null });
    expect(recap.lines.map(({ text }) => text).join(' ')).toMatch(/^Previously, on The Lantern Keepers\./);
    expect(recap.lines.at(-1)!.end_ms).toBe(recap.duration_ms);

    const file = await fan.fetch(recap.audio_url!, { headers: { range: 'bytes=100-199' } });
    expect(file.status).toBe(206);
    expect(file.headers.get('content-type')).toBe('audio/mpeg');
    expect(await previously(world.visitor(), seasonId), 'nobody knows what a visitor has heard').toBeNull();
    expect(await previously(await world.listener(), seasonId), 'somebody else has heard nothing').toBeNull();

    await play(fan, first);
    expect(await previously(fan, seasonId), 'they are back').toBeNull();
  });

  it('tells each path as it was taken, and leaves the episodes alone', async () => {
    const fan = await world.listener();
    const { seasonId, episodes } = await makeSeason(fan, fixture);
    const [first] = episodes as [Episode];
    const [left, right] = (await choicesOf(fan, first)) as [EpisodeChoice, EpisodeChoice];
    const [, second] = (await goOn(fan, first, left)) as [Episode, Episode];
    const remixer = await world.listener();
    const remix = await remixer.run<{ newSeason: { id: string } }>('remix-season', {
      seasonId,
      episodeNumber: 1,
      choiceId: right.id,
    });
    const remixed = await untilReady(remixer, remix.body.newSeason.id);
    await play(fan, second);
    await play(remixer, remixed[1]!);
    daysLater(10);
    const own = await untilVoiced(fan, seasonId);
    const theirs = await untilVoiced(remixer, remix.body.newSeason.id);
    expect(own.episode_number).toBe(2);
    const texts = [own, theirs].map(({ lines }) => lines.map(({ text }) => text).join(' '));
    const states = await Promise.all(
      [second.id, remixed[1]!.id].map(async (id) => (await stateOf(id))['remembered'] as { recall: string }[]),
    );
    expect(states[0]![0]!.recall).not.toBe(states[1]![0]!.recall);
    expect(texts[0]).toContain(states[0]![0]!.recall);
    expect(texts[1]).toContain(states[1]![0]!.recall);
    expect(texts[0]).not.toContain(states[1]![0]!.recall);

    const { body } = await fan.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`);
    expect(body.items[1]).toEqual(second);
    expect((await fan.fetch(`/feeds/seasons/${seasonId}.xml`)).status).toBe(200);
    expect(await (await fan.fetch(`/feeds/seasons/${seasonId}.xml`)).text()).not.toContain('recap');
  });

  it('tells no further than was heard, and goes along with a remix without being made again', async () => {
    const fan = await world.listener();
    const { seasonId, episodes } = await makeSeason(fan, fixture);
    const [first] = episodes as [Episode];
    const choices = await choicesOf(fan, first);
    const [, second] = (await goOn(fan, first, choices[0]!)) as [Episode, Episode];
    await play(fan, first);
    daysLater(5);
    const recap = await untilVoiced(fan, seasonId);
    expect(recap).toMatchObject({ episode_number: 1, next_episode_id: second.id });
    const { body } = await fan.run<{ newSeason: { id: string } }>('remix-season', {
      seasonId,
      episodeNumber: 1,
      choiceId: choices[2]!.id,
    });
    const [copy] = (await untilReady(fan, body.newSeason.id)) as [Episode];
    await play(fan, copy);
    daysLater(5);
    const again = (await previously(fan, body.newSeason.id))!;
    expect(again.lines, 'ready at once').toEqual(recap.lines);
  });

  it.each([
    ['has nothing to tell', null],
    ['says what may not be told', { lines: [rude], usage: { provider: 'rude' }, isVetted: false }],
  ])('asks a model that %s not again before the next day', async (_what, told) => {
    const fan = await world.listener();
    const { seasonId, episodes } = await makeSeason(fan, fixture);
    await play(fan, episodes[0]!);
    daysLater(4);
    const { text } = world.ctx.studio;
    let asked = 0;
    world.ctx.studio.text = {
      ...text,
      recap: async () => {
        asked += 1;
        return told;
      },
    };
    await expect.poll(() => previously(fan, seasonId), { interval: 200 }).toBeNull();
    for (let poll = 0; poll < 5; poll++) expect(await previously(fan, seasonId)).toBeNull();
    expect(asked).toBe(1);
    world.ctx.studio.text = text;
    daysLater(1);
    expect((await untilVoiced(fan, seasonId)).lines.length).toBeGreaterThan(0);
  });
});

async function stateOf(id: string): Promise<Record<string, unknown>> {
  const { rows } = (await world.ctx.db.execute(
    `select story_state from season_episodes where id = '${id}'`,
  )) as unknown as { rows: { story_state: Record<string, unknown> }[] };
  return rows[0]!.story_state;
}
