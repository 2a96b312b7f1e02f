import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Me } from '#shared/accounts.ts';
import { productionStages, type Episode, type SeasonProgress } from '#shared/seasons.ts';
import { newSeason, createShowFixture, type ShowFixture } from '../show-fixture.ts';
import { openWorld } from '../world.ts';
import { ownCanto } from './journey.ts';

const email = 'listener@example.com';
let stage: ShowFixture;
const canto = await ownCanto({
  args: ['--no-catalog'],
  async prepare(dataDir) {
    const world = await openWorld({ dataDir, working: false });
    stage = await createShowFixture(world, await world.listener(email));
    await world.close();
  },
});
const cookie = await signIn();

async function signIn(): Promise<string> {
  const answer = await fetch(`${canto.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: canto.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a lantern at sea' }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
/** Asks again where the connection broke: a server without time closes one as idle in the moment that something is sent. */
const ask = (path: string, init: RequestInit) =>
  fetch(canto.url + path, init).catch(() => fetch(canto.url + path, init));
const get = async <T>(path: string) => (await (await ask(path, { headers: { cookie } })).json()) as T;

async function order(): Promise<string> {
  const answer = await ask('/api/functions/create-season-v3', {
    method: 'POST',
    headers: { cookie, origin: canto.url, 'content-type': 'application/json', 'idempotency-key': 'the only press' },
    body: JSON.stringify(newSeason(stage)),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { season: { id: string } }).season.id;
}

/** Waits until the production is so far: perhaps a little farther, for writing takes less than a slow machine's answer. */
async function until(season: string, stage: SeasonProgress['stage'], linesVoiced: number): Promise<void> {
  for (;;) {
    const now = await get<SeasonProgress>(`/api/seasons/${season}/progress`);
    expect(['ready', 'failed']).not.toContain(now.stage);
    if (productionStages.indexOf(now.stage) >= productionStages.indexOf(stage) && now.lines_voiced >= linesVoiced)
      return;
    // Rarely enough to leave the processor to what is waited for.
    await sleep(40);
  }
}

async function killAndAskAgain(season: string): Promise<void> {
  await canto.kill();
  await canto.restart();
  expect(await order()).toBe(season);
}

it('finishes an episode once and charges once, however often the process is killed', async () => {
  const season = await order();
  const moments: [stage: SeasonProgress['stage'], linesVoiced: number][] = [
    ['recording', 8],
    ['recording', 16],
  ];
  // In the moment after the answer, and then while it is voiced: past where it was, since one that ends its process twice at the same
  // place is set aside.
  await killAndAskAgain(season);
  for (const [stage, linesVoiced] of moments) {
    await until(season, stage, linesVoiced);
    await killAndAskAgain(season);
  }

  await expect
    .poll(async () => (await get<SeasonProgress>(`/api/seasons/${season}/progress`)).stage, { timeout: 480_000 })
    .toBe('ready');
  const { items: episodes } = await get<{ items: Episode[] }>(`/api/seasons/${season}/episodes`);
  expect(episodes).toHaveLength(1);
  const audio = await fetch(canto.url + episodes[0]!.voice_audio_url!, { headers: { cookie } });
  expect(Number(audio.headers.get('content-length'))).toBeGreaterThan(episodes[0]!.duration_ms! * 8 - 1);
  expect((await get<Me>('/api/me')).balance).toBe(700);
  const { items: entries } = await get<{ items: { reason: string }[] }>('/api/me/ledger');
  expect(entries.map(({ reason }) => reason)).toEqual(['season', 'sign_up']);
  // Four starts of a process in a row, each of which takes many seconds beside other work.
}, 600_000);
