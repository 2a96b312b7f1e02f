import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Character } from '#shared/characters.ts';
import type { Me } from '#shared/accounts.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import type { Location } from '#shared/shows.ts';
import { startCanto, type RunningCanto } from './running-canto.ts';

let canto: RunningCanto;
let cookie = '';

beforeAll(async () => {
  canto = await startCanto();
  const answer = await call('POST', '/api/auth/sign-in/email', {
    email: 'demo@canto.example',
    password: 'take-the-third-door',
  });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(() => canto?.stop());

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(canto.url + path, {
    method,
    headers: { cookie, origin: canto.url, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const get = async <T>(path: string) => (await (await call('GET', path)).json()) as T;

it('finishes an episode once and charges once, however often the process is killed', async () => {
  const show = 'the-lantern-keepers';
  const { items: people } = await get<{ items: Character[] }>(`/api/shows/${show}/characters`);
  const { items: places } = await get<{ items: Location[] }>(`/api/shows/${show}/locations`);
  const order = {
    showId: show,
    characterIds: [people[0]!.id, people[1]!.id],
    locationId: places[0]!.id,
    plotIdea: 'The bell of Gull Point has been stolen, and they must bring it back before the fog comes.',
  };
  const headers = { 'idempotency-key': 'the only press' };
  const first = (await (await call('POST', '/api/functions/create-season-v3', order, headers)).json()) as {
    season: { id: string };
  };

  // In the moment after the answer, while it is written, while it is voiced.
  for (const lifeMs of [0, 150, 600, 1500]) {
    await sleep(lifeMs);
    await canto.kill();
    await canto.restart();
    const again = (await (await call('POST', '/api/functions/create-season-v3', order, headers)).json()) as {
      season: { id: string };
    };
    expect(again.season.id).toBe(first.season.id);
  }

  await expect
    .poll(async () => (await get<Season>(`/api/seasons/${first.season.id}`)).status, { timeout: 90_000 })
    .toBe('ready');
  const { items: episodes } = await get<{ items: Episode[] }>(`/api/seasons/${first.season.id}/episodes`);
  expect(episodes).toHaveLength(1);
  const audio = await call('GET', episodes[0]!.voice_audio_url!);
  expect(Number(audio.headers.get('content-length'))).toBeGreaterThan(episodes[0]!.duration_ms! * 8 - 1);
  expect((await get<Me>('/api/me')).balance).toBe(700);
  const { items: entries } = await get<{ items: { reason: string }[] }>('/api/me/ledger');
  expect(entries.map(({ reason }) => reason)).toEqual(['season', 'sign_up']);
});
