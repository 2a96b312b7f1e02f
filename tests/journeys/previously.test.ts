import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Character } from '#shared/characters.ts';
import type { Recap } from '#shared/recap.ts';
import type { Episode, EpisodeChoice, Season } from '#shared/seasons.ts';
import type { Location } from '#shared/shows.ts';
import { desktop, openBrowser, openPage, phone } from './browser.ts';
import { startCanto, type RunningCanto } from './running-canto.ts';

const show = 'the-lantern-keepers';
let canto: RunningCanto;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let season: string;

beforeAll(async () => {
  canto = await startCanto();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: desktop });
  ({ page, problems } = await openPage(context));
  await post('/api/auth/sign-in/email', { email: 'demo@canto.example', password: 'take-the-third-door' });
});
afterAll(async () => {
  await browser?.close();
  await canto?.stop();
});

const get = async <T>(path: string) => (await (await context.request.get(canto.url + path)).json()) as T;
const post = async <T>(path: string, data: object) =>
  (await (await context.request.post(canto.url + path, { data, headers: { origin: canto.url } })).json()) as T;
const run = <T>(name: string, data: object) => post<T>(`/api/functions/${name}`, data);

/** A season of two episodes of which the demo listener heard the first. Answers the second. */
async function hearHalfOfASeason(): Promise<Episode> {
  const { items: people } = await get<{ items: Character[] }>(`/api/shows/${show}/characters`);
  const { items: places } = await get<{ items: Location[] }>(`/api/shows/${show}/locations`);
  const made = await run<{ season: { id: string } }>('create-season-v3', {
    showId: show,
    characterIds: [people[0]!.id, people[1]!.id],
    locationId: places[0]!.id,
    plotIdea: 'The bell of Gull Point has been stolen, and they must bring it back before the fog comes.',
  });
  season = made.season.id;
  const [first] = await untilReady();
  const second = await goOnFrom(first!);
  await run('track-episode-play', { seasonId: season, episodeId: first!.id });
  return second;
}

/** The episode that follows, once it is made. */
async function goOnFrom(last: Episode): Promise<Episode> {
  const { items: choices } = await get<{ items: EpisodeChoice[] }>(`/api/episodes/${last.id}/choices`);
  await run('create-next-episode-v3', { seasonId: season, episodeId: last.id, choiceId: choices[1]!.id });
  return (await untilReady()).at(-1)!;
}

async function untilReady(): Promise<Episode[]> {
  await expect
    .poll(async () => (await get<Season>(`/api/seasons/${season}`)).status, { timeout: 90_000 })
    .toBe('ready');
  return (await get<{ items: Episode[] }>(`/api/seasons/${season}/episodes`)).items;
}

/** As if the listener had stayed away. */
async function letDaysPass(days: number): Promise<void> {
  await page.goto('about:blank');
  await canto.kill();
  const database = await openDatabase({ kind: 'embedded', dataDir: join(canto.dataDir, 'database') });
  await database.orm.execute(sql`update daily_views set day = day - ${days}::int where subject like 'play:%'`);
  await database.close();
  await canto.restart();
}

it('opens a season that is taken up after a while with what happened before', async () => {
  const second = await hearHalfOfASeason();
  await page.goto(`${canto.url}/seasons/${season}`);
  expect(await page.getByRole('heading', { name: 'Previously' }).count(), 'it was heard today').toBe(0);
  await letDaysPass(12);
  await page.goto(`${canto.url}/seasons/${season}`);
  const card = page.getByRole('region', { name: 'Previously' });
  await card.getByText(/\d\d seconds to remember, and episode 2 goes on/).waitFor();

  const row = page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').nth(1);
  const pressed = Date.now();
  await row.getByRole('button').first().click();
  const player = page.getByRole('complementary', { name: 'Player' });
  await player.getByText('Previously').waitFor();
  await player.getByRole('button', { name: /pause/i }).waitFor();
  expect(Date.now() - pressed).toBeLessThan(2000);
  const { recap } = await get<{ recap: Recap }>(`/api/seasons/${season}/previously`);
  expect(recap.duration_ms).toBeGreaterThanOrEqual(30_000);
  expect(recap.duration_ms).toBeLessThanOrEqual(60_000);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript.getByText('Previously, on The Lantern Keepers.').waitFor();

  // To its last seconds, after which the episode begins by itself.
  const last = recap.lines.at(-1)!;
  await transcript.getByRole('button', { name: last.text.slice(0, 30) }).click();
  await expect.poll(() => player.locator('b').first().innerText(), { timeout: 20_000 }).toBe(second.title);
  await player.getByRole('button', { name: /pause/i }).waitFor();
  await card.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await get<{ recap: Recap | null }>(`/api/seasons/${season}/previously`)).recap)
    .toBeNull();
  expect(problems).toEqual([]);
});

it('leaves the episode to be played where the press was not one of play', async () => {
  const { items } = await get<{ items: Episode[] }>(`/api/seasons/${season}/episodes`);
  const third = await goOnFrom(items.at(-1)!);
  await letDaysPass(12);
  await page.setViewportSize(phone);
  await page.goto(`${canto.url}/seasons/${season}`);
  await page.getByText(/\d\d seconds to remember, and episode 3 goes on/).waitFor();
  // On a phone a press on a row only chooses.
  await page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').nth(2).getByRole('button').first().click();
  const player = page.getByRole('complementary', { name: 'Player' });
  await player.getByText('Previously').waitFor();
  await player.getByRole('button', { name: 'Play' }).click();
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  const { recap } = await get<{ recap: Recap }>(`/api/seasons/${season}/previously`);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript.getByRole('button', { name: recap.lines.at(-1)!.text.slice(0, 30) }).click();
  await expect.poll(() => player.locator('b').first().innerText(), { timeout: 20_000 }).toBe(third.title);
  await page.waitForTimeout(1000);
  expect(await player.getByRole('button', { name: 'Play' }).count()).toBe(1);
  expect(problems).toEqual([]);
});
