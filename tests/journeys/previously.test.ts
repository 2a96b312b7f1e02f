import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Recap } from '#shared/story/recap.ts';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import { makeSeason, createShowFixture, untilReady } from '../show-fixture.ts';
import { goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const listener = await world.listener();
const { context, page, problems } = await openPage(await ownBrowser());
await lendEars(context);
await world.welcome(context, listener);

const made = await makeSeason(listener, await createShowFixture(world, listener));
const season = made.seasonId;
const player = page.getByRole('complementary', { name: 'Player' });
const title = () => player.locator('b').first().innerText();
const pressEpisode = (number: number) =>
  page
    .getByRole('list', { name: 'Episodes' })
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('button')
    .first()
    .click();

/** The episode that follows, once it is made. */
async function goOnFrom(last: Episode): Promise<Episode> {
  const { body } = await listener.get<{ items: EpisodeChoice[] }>(`/api/episodes/${last.id}/choices`);
  const order = { seasonId: season, episodeId: last.id, choiceId: body.items[1]!.id };
  await listener.run('create-next-episode-v3', order);
  return (await untilReady(listener, season)).at(-1)!;
}

/** As if the listener had stayed away. */
const letDaysPass = (days: number) => world.ctx.db.execute(sql`update episode_plays set day = day - ${days}::int`);

const getRecap = async () => (await listener.get<{ recap: Recap | null }>(`/api/seasons/${season}/previously`)).body;

/** To its last seconds. */
async function hearEndOf({ lines }: Recap): Promise<void> {
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript.getByRole('button', { name: lines.at(-1)!.text.slice(0, 30) }).click();
}

it('opens a season that is taken up after a while with what happened before', async () => {
  const [first] = made.episodes;
  const second = await goOnFrom(first!);
  await listener.run('track-episode-play', { seasonId: season, episodeId: first!.id });
  await goTo(page, `${world.url}/seasons/${season}`);
  expect(await page.getByRole('heading', { name: 'Previously' }).count(), 'it was heard today').toBe(0);
  await letDaysPass(12);
  await goTo(page, `${world.url}/seasons/${season}`);
  const card = page.getByRole('region', { name: 'Previously' });
  await card.getByText(/\d\d seconds to remember, and episode 2 goes on/).waitFor();

  await pressEpisode(2);
  await player.getByText('Previously').waitFor();
  await hearSome(page);
  expect(await title(), 'it is heard before the episode').not.toBe(second.title);
  const { recap } = await getRecap();
  expect(recap!.duration_ms).toBeGreaterThanOrEqual(30_000);
  expect(recap!.duration_ms).toBeLessThanOrEqual(60_000);
  await page.getByText('Previously, on The Lantern Keepers.').first().waitFor();

  await hearEndOf(recap!);
  // The episode begins by itself.
  await expect.poll(title).toBe(second.title);
  expect(await hearSome(page)).toBeLessThan(10);
  await card.waitFor({ state: 'detached' });
  await expect.poll(getRecap).toEqual({ recap: null });
  expect(problems).toEqual([]);
});

it('leaves the episode to be played where the press was not one of play', async () => {
  const { body } = await listener.get<{ items: Episode[] }>(`/api/seasons/${season}/episodes`);
  const third = await goOnFrom(body.items.at(-1)!);
  // What was heard is told as the page goes, or as the next one opens, and counts as of today.
  await player.getByRole('button', { name: 'Pause' }).first().click();
  await goTo(page, `${world.url}/browse`);
  await page.waitForLoadState('networkidle');
  const lastHeard = async () =>
    (await listener.get<{ items: { episode_id: string }[] }>('/api/me/listening')).body.items[0]?.episode_id;
  await expect.poll(lastHeard).toBe(body.items.at(-1)!.id);
  await letDaysPass(12);
  await page.setViewportSize(phone);
  await goTo(page, `${world.url}/seasons/${season}`);
  await page.getByText(/\d\d seconds to remember, and episode 3 goes on/).waitFor();
  // On a phone a press on a row only chooses.
  await pressEpisode(3);
  await player.getByText('Previously').waitFor();
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await hearSome(page);
  await hearEndOf((await getRecap()).recap!);
  await expect.poll(title).toBe(third.title);
  await page.waitForTimeout(1000);
  expect(await hear(page)).toBeNull();
  expect(await player.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
  expect(problems).toEqual([]);
});
