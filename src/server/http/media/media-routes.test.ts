import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, createShowFixture, untilReady } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

const forever = 'public, max-age=31536000, immutable';
const own = 'private, max-age=60';

let world: World;
let creator: Person;
let seasonId: string;
let episode: Episode;
let recapUrl: string;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  creator = await world.listener();
  const season = await makeSeason(creator, await createShowFixture(world, await world.listener()));
  seasonId = season.seasonId;
  episode = season.episodes[0]!;
  recapUrl = `/media/episodes/${episode.id}/recap.mp3`;
  const audioKey = 'recaps/told.mp3';
  await world.ctx.storage.put(audioKey, new Uint8Array(500), { contentType: 'audio/mpeg' });
  await world.ctx.database.pool.query('update season_episodes set recap = $1 where id = $2', [
    { audioKey, durationMs: 1, lines: [] },
    episode.id,
  ]);
});
afterAll(() => world.close());

const publish = (is_published: boolean) => creator.call('PATCH', `/api/seasons/${seasonId}`, { is_published });
const files = () => [episode.voice_audio_url!, episode.captions_url!, recapUrl];

/** Status and how long the answer may be kept, of every file, for one person. */
async function ask(person: Person): Promise<string[]> {
  const answers = await Promise.all(files().map((file) => person.fetch(file, { headers: { range: 'bytes=0-9' } })));
  return answers.map(({ status, headers }) => `${status} ${headers.get('cache-control') ?? ''}`.trim());
}

describe('sound, captions and recap', () => {
  it('are kept for good by everybody who may have them while their season is published', async () => {
    for (const person of [world.visitor(), creator]) expect(await ask(person)).toEqual(Array(3).fill(`206 ${forever}`));
  });

  it('are for their creator alone, and kept by nobody else, while it is not', async () => {
    await publish(false);
    expect(await ask(creator)).toEqual(Array(3).fill(`206 ${own}`));
    for (const person of [world.visitor(), await world.listener()])
      expect(await ask(person)).toEqual(['404 private, no-cache', '404 private, no-cache', '404 private, no-cache']);
    await publish(true);
  });

  it('are so too when its show is hidden', async () => {
    const hide = (at: Date | null) =>
      world.ctx.database.pool.query(
        'update shows set hidden_at = $1 where id = (select show_id from user_seasons where id = $2)',
        [at, seasonId],
      );
    await hide(world.clock.now());
    expect(await ask(creator)).toEqual(Array(3).fill(`206 ${own}`));
    expect(await ask(world.visitor())).toEqual([
      '404 private, no-cache',
      '404 private, no-cache',
      '404 private, no-cache',
    ]);
    await hide(null);
  });

  it('are everybody’s again when a published remix shares them', async () => {
    const { items } = (await creator.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episode.id}/choices`)).body;
    const remix = { seasonId, episodeNumber: 1, choiceId: items[0]!.id };
    const { body } = await creator.run<{ newSeason: { id: string } }>('remix-season', remix);
    await untilReady(creator, body.newSeason.id);
    await publish(false);
    expect((await ask(world.visitor())).slice(0, 2)).toEqual(Array(2).fill(`206 ${forever}`));
    await publish(true);
  });
});
