import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Episode, EpisodeChoice, Season, SeasonProgress, Transcript } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { quickSpeech } from '#tests/quick-speech.ts';
import { makeSeason, newSeason, createShowFixture, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let owner: Person;
let fixture: ShowFixture;

beforeAll(async () => {
  world = await openWorld();
  owner = await world.listener('owner@example.com');
  fixture = await createShowFixture(world, owner);
});
afterAll(() => world.close());

const choicesOf = async (person: Person, episodeId: string) =>
  (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body.items;

describe('from an idea to what happens next', () => {
  it('makes a season that can be heard, read and continued', async () => {
    // Three episodes: what they sound like is the next test's subject.
    const { speech } = world.ctx.studio;
    world.ctx.studio.speech = quickSpeech();
    onTestFinished(() => void (world.ctx.studio.speech = speech));
    const fan = await world.listener();
    expect(await fan.balance()).toBe(1000);
    const { seasonId, episodes } = await makeSeason(fan, fixture);
    expect(await fan.balance()).toBe(700);
    const [first] = episodes as [Episode];
    expect(first).toMatchObject({ episode_number: 1, stage: 'ready', stream_url: null });
    expect(first.content.split(/\s+/).length).toBeGreaterThan(400);

    const audio = await fan.fetch(first.voice_audio_url!, { headers: { range: 'bytes=1000-1999' } });
    expect(audio.status).toBe(206);
    expect((await audio.arrayBuffer()).byteLength).toBe(1000);
    // Players file what was downloaded under these.
    const tags = Buffer.from(
      await (await fan.fetch(first.voice_audio_url!, { headers: { range: 'bytes=0-499' } })).arrayBuffer(),
    ).toString();
    const { title } = (await fan.get<{ title: string }>(`/api/seasons/${seasonId}`)).body;
    expect(tags).toContain(`\u0003${title}`);
    expect(tags).toContain(`\u0003${first.title}`);
    const captions = await (await fan.fetch(first.captions_url!)).text();
    expect(captions.startsWith('WEBVTT')).toBe(true);
    const { body: transcript } = await fan.get<Transcript>(`/api/episodes/${first.id}/transcript`);
    expect(transcript.complete).toBe(true);
    expect(transcript.lines.at(-1)!.end_ms).toBe(first.duration_ms);

    const choices = await choicesOf(fan, first.id);
    expect(choices.map(({ choice_order }) => choice_order)).toEqual([1, 2, 3]);
    const next = await fan.run<{ episode: Episode }>('create-next-episode-v3', {
      seasonId,
      episodeId: first.id,
      choiceId: choices[1]!.id,
    });
    expect(next.status).toBe(200);
    const [, second] = (await untilReady(fan, seasonId)) as [Episode, Episode];
    expect(second).toMatchObject({ episode_number: 2, stage: 'ready', choice_text: choices[1]!.choice_text });
    expect(await fan.balance()).toBe(400);

    const remixer = await world.listener();
    const others = choices.filter(({ id }) => id !== choices[1]!.id);
    const remix = await remixer.run<{ success: boolean; newSeason: { id: string } }>('remix-season', {
      seasonId,
      episodeNumber: 1,
      choiceId: others[0]!.id,
    });
    expect(remix.body.success).toBe(true);
    const remixed = await untilReady(remixer, remix.body.newSeason.id);
    expect(remixed.map(({ voice_audio_url }) => voice_audio_url)[0]).toBe(first.voice_audio_url);
    expect(remixed[1]!.content).not.toBe(second.content);
    const { body: season } = await remixer.get<Season>(`/api/seasons/${remix.body.newSeason.id}`);
    expect(season).toMatchObject({
      is_remixed: true,
      source_season_id: seasonId,
      source_episode_number: 1,
      is_creator: true,
    });
  });

  it('streams the first lines while the rest is being voiced, and the same bytes as the finished file', async () => {
    const fan = await world.listener();
    const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
    let progress: SeasonProgress;
    do {
      progress = (await fan.get<SeasonProgress>(`/api/seasons/${body.season.id}/progress`)).body;
    } while (!progress.stream_url && progress.status !== 'ready');
    const live = await fan.fetch(`/media/episodes/${progress.episode_id}/live.mp3`);
    const streamed = Buffer.from(await live.arrayBuffer());
    const [episode] = (await untilReady(fan, body.season.id)) as [Episode];
    const file = Buffer.from(await (await fan.fetch(episode.voice_audio_url!)).arrayBuffer());
    expect(streamed.toString('latin1', 0, 3)).toBe('ID3');
    // Before the sound stands a tag of padding.
    const sound = streamed.subarray(10 + [6, 7, 8, 9].reduce((size, at) => (size << 7) | streamed[at]!, 0));
    expect(sound.length).toBeGreaterThan(100_000);
    expect(file.includes(sound)).toBe(true);
  });
});
