import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { startStandIn } from '#engines/story/model/testing/stand-in-model.ts';
import { openStudio } from '#studio/open-studio.ts';
import { hurryJobs } from './hurry-jobs.ts';
import { quickSpeech } from './quick-speech.ts';
import { newSeason, createShowFixture, untilReady } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let stopHurrying: () => void;
beforeAll(async () => {
  world = await openWorld();
  stopHurrying = hurryJobs(world);
});
afterAll(async () => {
  stopHurrying?.();
  await world?.close();
});

let closeStudio: (() => Promise<void>) | null = null;
let closeServer: (() => Promise<unknown>) | null = null;
afterEach(async () => {
  await closeStudio?.();
  await closeServer?.();
  closeStudio = closeServer = null;
});

/** An endpoint that answers every call the same way and can be asked again at once. */
async function openEndpoint(answer: (server: Server) => [status: number, body: string]): Promise<string> {
  const server = createServer((_request, response) => {
    const [status, body] = answer(server);
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeServer = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** Orders a season in a studio of this environment: with its own world for each, most of the time would go into worlds. */
async function orderIn(env: Record<string, string>, voices: 'quick' | 'real' = 'quick') {
  const { close, ...studio } = await openStudio(readConfig({ DATA_DIR: world.ctx.config.dataDir, ...env }));
  closeStudio = close;
  Object.assign(world.ctx.studio, studio, voices === 'quick' ? { speech: quickSpeech() } : {});
  const fan = await world.listener();
  const fixture = await createShowFixture(world, fan);
  const answer = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  return { fan, answer, seasonId: answer.body.season?.id };
}

const story = (baseUrl: string, onFailure: 'embedded' | 'fail') => ({
  STORY_BASE_URL: baseUrl,
  STORY_API_KEY: 'key',
  STORY_MODEL: 'model',
  STORY_ON_FAILURE: onFailure,
  STORY_FIRST_LINE_SECONDS: '3',
});

describe('a story endpoint of one’s own', () => {
  it.each<[string, number, string]>([
    ['429', 429, '{"error":{"message":"slow down"}}'],
    ['500', 500, '{"error":{"message":"boom"}}'],
    ['garbage', 200, 'this is no story'],
    ['nothing', 200, ''],
  ])('that answers %s leaves the episode to the embedded storyteller, paid once', async (_name, status, body) => {
    const url = await openEndpoint(() => [status, body]);
    const { fan, seasonId } = await orderIn(story(url, 'embedded'));
    const [episode] = (await untilReady(fan, seasonId)) as [Episode];
    expect(episode.stage).toBe('ready');
    expect(episode.content.split(/\s+/).length).toBeGreaterThan(400);
    expect(await fan.balance()).toBe(700);
  });

  it('that breaks off half way is asked for the rest, and then closed by what it had planned; what it took is metered', async () => {
    const line = (at: number) => ({
      speaker: at % 2 ? 'Mira' : 'Narrator',
      text: `It was hour number ${at + 1}, and Gull Point lay still.`,
      delivery: '',
      turns: at === 8,
    });
    const planned = {
      beats: ['Mira counted the hours until the lamp came on.', 'Somebody had taken the wick out of the lamp.'],
      cliff: 'Down in the dark, the wick began to burn by itself.',
    };
    const lines = Array.from({ length: 60 }, (_, at) => line(at));
    const mock = new LLMock({ port: 0 });
    mock.on(
      { userMessage: /.*/s },
      { content: JSON.stringify({ ...planned, title: 'Half', lines }) },
      { latency: 4, chunkSize: 60, truncateAfterChunks: 60 },
    );
    await mock.start();
    closeServer = () => mock.stop();
    const { fan, seasonId } = await orderIn(story(`${mock.url}/v1`, 'fail'));
    const [episode] = (await untilReady(fan, seasonId)) as [Episode];
    expect(episode.stage).toBe('ready');
    expect(episode.content).toContain('It was hour number 1,');
    expect(episode.content).not.toContain('hour number 60');
    expect(episode.title).toBe('Half');
    expect(episode.content).toContain('the wick began to burn by itself');
    const [row] = (
      (await world.ctx.db.execute(
        sql`select usage, (select count(*)::int from episode_lines where episode_id = ${episode.id} and cue = 'turn') as turns
          from season_episodes where id = ${episode.id}`,
      )) as unknown as { rows: { usage: object[]; turns: number }[] }
    ).rows;
    // The first answer, three that were asked for the rest, and the openings of the doors.
    expect(row!.usage).toMatchObject([
      ...Array.from({ length: 4 }, () => ({ provider: 'openai-story:model', outputTokens: expect.any(Number) })),
      { provider: 'openai-story:model' },
    ]);
    expect(row!.turns, 'one turn, kept with the line that was heard').toBe(1);
  });

  it('that breaks off too early, having planned nothing, ends in a refund and never in another story', async () => {
    const lines = [1, 2, 3].map((at) => ({ speaker: 'Mira', text: `It was hour number ${at}.`, delivery: '', turns: false })); // prettier-ignore
    const mock = new LLMock({ port: 0 });
    mock.on({ userMessage: /.*/s }, { content: `${JSON.stringify({ title: 'Half', lines })} and then` });
    await mock.start();
    closeServer = () => mock.stop();
    const { fan, seasonId } = await orderIn(story(`${mock.url}/v1`, 'fail'));
    const [episode] = (await untilReady(fan, seasonId)) as [Episode];
    expect(episode.stage).toBe('failed');
    expect(await fan.balance()).toBe(1000);
  });

  it('that tells an episode has written how each door begins before one is chosen', async () => {
    const model = await startStandIn();
    closeServer = () => model.close();
    const { fan, seasonId } = await orderIn(story(model.url, 'fail'));
    const [episode] = (await untilReady(fan, seasonId)) as [Episode];
    expect(episode.stage).toBe('ready');
    const ahead = () =>
      world.ctx.db.execute<{ opening: { lines: { text: string }[] } | null; key: string }>(
        sql`select prerendered as opening, id as key from episode_choices where episode_id = ${episode.id} order by choice_order`,
      );
    await expect
      .poll(async () => (await ahead()).rows.filter(({ opening }) => opening).length, { timeout: 60_000 })
      .toBe(3);
    const { rows } = await ahead();
    const beginnings = rows.map(({ opening }) => opening!.lines[0]!.text);
    expect(new Set(beginnings).size).toBe(3);
    expect(model.calls.openings).toBe(1);
    const order = { seasonId, episodeId: episode.id, choiceId: rows[1]!.key };
    const { body } = await fan.run<{ episode: Episode }>('create-next-episode-v3', order);
    expect(body.episode.stage, 'it is heard at once').toBe('recording');
    const [, second] = await untilReady(fan, seasonId);
    expect(second!.content.startsWith(beginnings[1]!)).toBe(true);
  });

  it('that refuses every try ends in a refund and says so, when it must not be replaced', async () => {
    const url = await openEndpoint(() => [401, '{"error":{"message":"bad key"}}']);
    const { fan, seasonId } = await orderIn(story(url, 'fail'));
    const [episode] = (await untilReady(fan, seasonId)) as [Episode];
    expect(episode.stage).toBe('failed');
    expect((await fan.get<Season>(`/api/seasons/${seasonId}`)).body.status).toBe('failed');
    expect(await fan.balance()).toBe(1000);
    const { body } = await fan.get<{ items: { reason: string; amount: number }[] }>('/api/me/ledger');
    expect(body.items.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['refund', 300],
      ['season', -300],
      ['sign_up', 1000],
    ]);
  });
});

describe('a moderation endpoint of one’s own', () => {
  it('can refuse what the rules let pass', async () => {
    const mock = new LLMock({ port: 0 });
    mock.onModerate(/stolen the moon/, { flagged: true, categories: { violence: true } });
    mock.onModerate(/.*/, { flagged: false, categories: {} });
    await mock.start();
    closeServer = () => mock.stop();
    const { fan, answer } = await orderIn({
      MODERATION_BASE_URL: `${mock.url}/v1`,
      MODERATION_API_KEY: 'key',
      MODERATION_MODEL: 'm',
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'rejected_content' } });
    expect(await fan.balance()).toBe(1000);
  });

  it('that fails leaves the decision to the embedded judge', async () => {
    const url = await openEndpoint(() => [500, '{}']);
    const { fan, answer } = await orderIn({
      MODERATION_BASE_URL: url,
      MODERATION_API_KEY: 'key',
      MODERATION_MODEL: 'm',
    });
    expect(answer.status).toBe(200);
    expect(await fan.balance()).toBe(700);
  });
});

describe('a speech endpoint of one’s own', () => {
  it('that says garbage ends in a refund', async () => {
    const url = await openEndpoint(() => [200, 'not a sound']);
    const { fan, seasonId } = await orderIn({ SPEECH_BASE_URL: url, SPEECH_API_KEY: 'key', SPEECH_MODEL: 'm' }, 'real');
    const [episode] = (await untilReady(fan, seasonId)) as [Episode];
    expect(episode.stage).toBe('failed');
    expect(await fan.balance()).toBe(1000);
  });
});
