import { setTimeout } from 'node:timers/promises';
// What lists, shelves and a season in the making do over time and under fingers, which only a browser can show.
import { eq, sql } from 'drizzle-orm';
import type { BrowserContext, BrowserContextOptions, CDPSession, Page, Request, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#server/catalog/tables.ts';
import { insertReadyEpisodes } from '#server/productions/episode-state.ts';
import { giveUpEpisode, productionFailed } from '#server/productions/give-up-episode.ts';
import { getLastEpisode } from '#server/seasons/queries.ts';
import { seasonEpisodes, userSeasons } from '#server/seasons/tables.ts';
import type { Person } from '../person.ts';
import { makeSeason, newSeason, createShowFixture } from '../show-fixture.ts';
import { goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';

const video = 'dQw4w9WgXcQ';

const world = await ownPages();
const browser = await ownBrowser();
const owner = await world.listener('owner@example.com');
const stage = await createShowFixture(world, owner);
const { seasonId } = await makeSeason(owner, stage);

let context: BrowserContext | undefined;
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function pageFor(person: Person | null, look: BrowserContextOptions = {}): Promise<Page> {
  const opened = await openPage(browser, look);
  context = opened.context;
  if (person) await world.welcome(context, person);
  return opened.page;
}

/** So many more seasons like the first, each less liked than the one before. */
async function addSeasons(count: number): Promise<void> {
  const [like] = await world.ctx.db.select().from(userSeasons).where(eq(userSeasons.id, seasonId));
  await world.ctx.db.insert(userSeasons).values(
    Array.from({ length: count }, (_, at) => ({
      ...like!,
      id: `more-${at}`,
      title: `One more, number ${at}`,
      totalLikes: -at,
      description: 'x'.repeat(at === 0 ? 50 : 51),
    })),
  );
  const [first] = await world.ctx.db.select().from(seasonEpisodes).where(eq(seasonEpisodes.seasonId, seasonId));
  await insertReadyEpisodes(
    world.ctx,
    Array.from({ length: count }, (_, at) => ({ ...first!, id: `more-${at}-1`, seasonId: `more-${at}` })),
  );
}

describe('with fourteen seasons', () => {
  beforeAll(() => addSeasons(13));

  it('a show brings six at a time, half a second after its end comes into view, with their shapes before them', async () => {
    const page = await pageFor(null, { viewport: { width: 1440, height: 500 } });
    const cards = page.getByRole('list', { name: 'Fan created seasons' }).locator('a');
    const asked: number[] = [];
    page.on('request', (request) => {
      if (/\/shows\/[^/]+\/seasons\?/.test(request.url())) asked.push(Date.now());
    });
    // The answer comes from memory; the shapes stand long enough to be seen.
    await page.route(/\/shows\/[^/]+\/seasons\?/, async (route) => {
      await setTimeout(500);
      await route.continue();
    });
    await goTo(page, `${world.url}/interactive-shows/${stage.showId}`);
    await page.waitForLoadState('networkidle');
    expect(await cards.count()).toBe(6);
    expect(asked).toEqual([]);
    for (const expected of [12, 14]) {
      const from = Date.now();
      // Just so far that the end shows: what is drawn in its place must not push it out of sight for good.
      await page.locator('.fgrid__end').evaluate((end) => end.scrollIntoView({ block: 'end' }));
      await page.locator('.fgrid .sk').first().waitFor();
      await expect.poll(() => cards.count()).toBe(expected);
      expect(asked.at(-1)! - from).toBeGreaterThanOrEqual(490);
    }
    expect(asked).toHaveLength(2);
    expect(await page.locator('.fgrid__end').count()).toBe(0);
  });

  it('a list goes on when its page is loaded again in the middle of it', async () => {
    const page = await pageFor(owner, { viewport: { width: 1440, height: 500 } });
    const cards = page.getByRole('list', { name: 'Fan created seasons' }).locator('a');
    let held: Route | undefined;
    await page.route(/\/shows\/[^/]+\/seasons\?/, (route) => (held ? route.continue() : void (held = route)));
    await goTo(page, `${world.url}/interactive-shows/${stage.showId}`);
    await page.locator('.fgrid__end').evaluate((end) => end.scrollIntoView({ block: 'end' }));
    await expect.poll(() => held !== undefined).toBe(true);
    const again = page.waitForResponse(/\.data/);
    await page.evaluate(() => new BroadcastChannel('canto:paid').postMessage('paid'));
    await again;
    await held!.continue();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12);
  });

  it('the focus goes from "more" to "less", which stands behind all there is to tell', async () => {
    await world.ctx.db.update(shows).set({ showOverview: 'Every night a lamp.' }).where(eq(shows.id, stage.showId));
    const page = await pageFor(null);
    await goTo(page, `${world.url}/interactive-shows/${stage.showId}`);
    await page.getByRole('button', { name: 'more', exact: true }).click();
    await page.getByText('Every night a lamp.').waitFor();
    for (const name of ['less', 'more']) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      await page.keyboard.press('Enter');
    }
  });

  it('a description of over 50 characters starts short', async () => {
    const page = await pageFor(null);
    for (const [id, toggles] of [
      ['more-0', 0],
      ['more-1', 1],
    ] as const) {
      await goTo(page, `${world.url}/seasons/${id}`);
      expect(await page.getByRole('button', { name: 'more', exact: true }).count()).toBe(toggles);
    }
    await page.getByRole('button', { name: 'more', exact: true }).click();
    await page.getByText('x'.repeat(51)).first().waitFor();
    await page.getByRole('button', { name: 'less', exact: true }).waitFor();
  });

  it('a phone turns pages of four by dots, arrows and swipes of 50 px', async () => {
    const fan = await world.listener();
    for (let at = 0; at < 9; at += 1) await fan.call('PUT', `/api/seasons/more-${at}/save`);
    const page = await pageFor(fan, { viewport: phone, hasTouch: true, isMobile: true });
    await goTo(page, world.url);
    const list = page.getByRole('list', { name: 'My List' });
    const pager = page.getByRole('group', { name: 'Pages of My List' });
    const shown = async () => (await list.getByRole('link').all()).length;
    const at = async () => (await pager.locator('[aria-current]').getAttribute('aria-label')) ?? '';
    expect([await pager.getByRole('button').count(), await shown(), await at()]).toEqual([5, 4, 'Page 1']);
    expect(await pager.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true);
    await pager.getByRole('button', { name: 'Next page' }).tap();
    expect(await at()).toBe('Page 2');
    await pager.getByRole('button', { name: 'Page 3' }).tap();
    expect([await shown(), await at()]).toEqual([1, 'Page 3']);
    expect(await pager.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    const finger = await context!.newCDPSession(page);
    await list.scrollIntoViewIfNeeded();
    const { x, y } = (await list.boundingBox())!;
    const swipe = (across: number, down = 0) => drag(finger, { x: x + 150, y: y + 60 }, across, down);
    await swipe(49);
    expect(await at()).toBe('Page 3');
    await swipe(50);
    await expect.poll(at).toBe('Page 2');
    await swipe(-50);
    await expect.poll(at).toBe('Page 3');
    await swipe(60, 90);
    expect(await at()).toBe('Page 3');
  });
});

/** One finger, straight from a place to another. */
async function drag(finger: CDPSession, from: { x: number; y: number }, across: number, down: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + across * share, y: from.y + down * share }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
}

describe('the featured video', () => {
  const stageOf = (page: Page) => page.locator('.stage');

  async function openHome(motion: 'reduce' | 'no-preference') {
    await world.ctx.db
      .update(shows)
      .set({ featured: true, featuredEpisodeLink: `https://youtu.be/${video}?t=3` })
      .where(eq(shows.id, stage.showId));
    const page = await pageFor(null, { viewport: { width: 1440, height: 400 }, reducedMotion: motion });
    const frames: Request[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      frames.push(route.request());
      // As the video site's player does: it answers once it is told that somebody listens.
      const body = `<script>addEventListener('message', (e) => e.source.postMessage('{"event":"onReady"}', '*'))</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    await goTo(page, world.url);
    await page.waitForLoadState('networkidle');
    return { page, frames };
  }

  it('plays by itself, muted, in a loop and without controls, once it comes near the view', async () => {
    const { page, frames } = await openHome('no-preference');
    expect(frames).toEqual([]);
    await stageOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => frames.length).toBe(1);
    const address = new URL(frames[0]!.url());
    expect(address.pathname).toBe(`/embed/${video}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: video,
      controls: '0',
    });
    await stageOf(page).locator('iframe.is-on').waitFor();
    await page.getByRole('button', { name: 'Stop the featured video' }).click();
    expect(await stageOf(page).locator('iframe').count()).toBe(0);
  });

  it('waits for a press where motion is to be spared', async () => {
    const { page, frames } = await openHome('reduce');
    await stageOf(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    expect(frames).toEqual([]);
    await page.getByRole('button', { name: /Play the featured video/ }).click();
    await stageOf(page).locator('iframe.is-on').waitFor();
    for (const label of [/^Stop the featured video/, /^Play the featured video/]) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(label);
      await page.keyboard.press('Enter');
    }
  });
});

/** A storyteller that says nothing until it is let go on, or breaks. */
function holdStories(): { goOn(): void; breakOff(): void } {
  const { text } = world.ctx.studio;
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const held = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  held.catch(() => {});
  world.ctx.studio.text = new Proxy(text, {
    get(target, name) {
      if (name !== 'writeEpisode') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async function* (...given: Parameters<typeof text.writeEpisode>) {
        await held;
        yield* target.writeEpisode(...given);
      };
    },
  });
  const over = (end: () => void) => () => {
    world.ctx.studio.text = text;
    end();
  };
  return {
    goOn: over(() => settle.resolve()),
    breakOff: over(() => settle.reject(new Error('the storyteller is gone'))),
  };
}

async function orderSeason(person: Person): Promise<string> {
  const { body } = await person.run<{ season: { id: string } }>(
    'create-season-v3',
    newSeason(stage),
    crypto.randomUUID(),
  );
  return body.season.id;
}

describe('a season in the making', () => {
  it('is asked after every three seconds where no events get through', async () => {
    const fan = await world.listener();
    const story = holdStories();
    const id = await orderSeason(fan);
    const page = await pageFor(fan);
    await page.route('**/events', (route) => route.abort());
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`/api/seasons/${id}/progress`)) asked.push(Date.now());
    });
    await goTo(page, `${world.url}/seasons/${id}?new=true&generating=true`);
    await page.getByText('Writing your new season...').first().waitFor();
    await page.getByText('Generating...').first().waitFor();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
    story.goOn();
    // The doors come when the whole episode is made; so below.
    await page.getByText('What happens next?').waitFor({ timeout: 60_000 });
    await page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Play' }).first().waitFor();
    expect(new URL(page.url()).searchParams.has('generating')).toBe(false);
    const pauses = asked.slice(1, 4).map((time, at) => time - asked[at]!);
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(2900);
    const sofar = asked.length;
    await page.waitForTimeout(4000);
    expect(asked).toHaveLength(sofar);
  });

  it("that cannot be finished gives the cantos back, says so and offers 'Try again', which makes it", async () => {
    const fan = await world.listener();
    const story = holdStories();
    const id = await orderSeason(fan);
    const page = await pageFor(fan);
    await goTo(page, `${world.url}/seasons/${id}?new=true&generating=true`);
    await page.getByRole('button', { name: '700 cantos, open wallet' }).waitFor();
    const episode = (await getLastEpisode(world.ctx, id))!;
    await giveUpEpisode(world.ctx, { episodeId: episode.id });
    story.breakOff();
    await page.getByText(productionFailed, { exact: true }).waitFor();
    await page.getByRole('button', { name: '1,000 cantos, open wallet' }).waitFor();
    const again = page.getByRole('button', { name: 'Try again (300 cantos)' });
    await world.setBalance(fan, 299);
    await again.click();
    await page.getByText('Insufficient cantos', { exact: true }).waitFor();
    await page.getByText('You need 300 cantos to continue the episode.', { exact: true }).waitFor();
    await world.setBalance(fan, 1000);
    // Before any news of the new production.
    await page.route('**/events', () => {});
    await again.click();
    await page.getByText(productionFailed).waitFor({ state: 'detached' });
    await page.getByText('What happens next?').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: '700 cantos, open wallet' }).waitFor();
    const { rows } = await world.ctx.db.execute(
      sql`select amount from canto_ledger where user_id = ${fan.userId} order by created_at, id`,
    );
    expect(rows.map(({ amount }) => Number(amount)).reduce((sum, one) => sum + one, 0)).toBe(700);
  });
});

it('an episode goes on with what has come since its page was left', async () => {
  const fan = await world.listener();
  const { seasonId: id } = await makeSeason(fan, stage);
  const [first] = await world.ctx.db.select().from(seasonEpisodes).where(eq(seasonEpisodes.seasonId, id));
  const addEpisode = (episodeNumber: number, title: string) =>
    insertReadyEpisodes(world.ctx, [{ ...first!, id: `${id}-${episodeNumber}`, episodeNumber, title }]);
  await addEpisode(2, 'The second');
  const page = await pageFor(fan);
  await goTo(page, `${world.url}/seasons/${id}`);
  await page.getByRole('button', { name: 'Play episode 2, The second' }).click();
  const player = page.getByRole('complementary', { name: 'Player' });
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('link', { name: 'Browse Shows' }).first().click();
  await page.waitForURL('**/browse');
  await addEpisode(3, 'The third');
  await page.goBack();
  await page.getByRole('button', { name: 'Play episode 3, The third' }).waitFor();
  await player.getByRole('slider', { name: 'Seek' }).press('End');
  await player.getByText('The third').waitFor();
});

describe('browsing', () => {
  it('keeps every press, however quick, and shows it at once', async () => {
    const page = await pageFor(null);
    await goTo(page, `${world.url}/browse`);
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    const waiting: Route[] = [];
    await page.route('**/browse.data?**', (route) => void waiting.push(route));
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Fantasy' || button.textContent === '8+') button.click();
    });
    await expect.poll(() => chip('Fantasy').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => chip('8+').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('searchbox', { name: /by name or description/ }).fill('lantern');
    await chip('Mystery').click();
    await page.waitForTimeout(500);
    await chip('4+').click();
    await page.unrouteAll();
    for (const route of waiting) await route.continue().catch(() => {});
    const wanted = { search: ['lantern'], filter: ['4+', '8+', 'Fantasy', 'Mystery'] };
    await expect
      .poll(() => {
        const { searchParams } = new URL(page.url());
        return { search: searchParams.getAll('search'), filter: searchParams.getAll('filter') };
      })
      .toEqual(wanted);
  });

  it('a tap beside a dialog closes it, and is not one on what lies beneath', async () => {
    const page = await pageFor(null, { viewport: phone, hasTouch: true, isMobile: true });
    await goTo(page, `${world.url}/browse`);
    const logo = (await page.locator('header a').first().boundingBox())!;
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('canto:sign-in')));
    await page.getByRole('dialog').waitFor();
    await page.touchscreen.tap(logo.x + logo.width / 2, logo.y + logo.height / 2);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/browse');
  });

  it('words selected out over the edge of a dialog do not close it', async () => {
    const page = await pageFor(null);
    await goTo(page, `${world.url}/browse`);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('canto:sign-in')));
    const field = (await page.getByRole('dialog').getByLabel('Email').boundingBox())!;
    await page.mouse.move(field.x + 20, field.y + 20);
    await page.mouse.down();
    await page.mouse.move(20, field.y + 20);
    await page.mouse.up();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.mouse.click(20, field.y + 20);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
