import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { KeptWish } from '#shared/doors/doors.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '../person.ts';
import { createShowFixture, makeSeason } from '../show-fixture.ts';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, goTo, openPage, phone } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { hear, hearSome, lendEars } from './listen.ts';

const world = await ownPages();
const browser = await ownBrowser();
const fixture = await createShowFixture(world, await world.listener('owner@example.com'));

let member: Person;
let seasonId: string;
let context: BrowserContext;
let page: Page;
const player = () => page.getByRole('complementary', { name: 'Player' });
const sheet = () => page.getByRole('dialog', { name: 'What happens next?' });
const door = (number: number) => sheet().getByRole('button', { name: new RegExp(`^${number}, `) });
const episodes = async () => (await member.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body.items;

beforeEach(async () => {
  member = await world.listener();
  ({ seasonId } = await makeSeason(member, fixture));
  await open();
  return () => context.close();
});

async function open(look: Parameters<typeof openPage>[1] = { reducedMotion: 'reduce' }): Promise<void> {
  await context?.close();
  ({ context, page } = await openPage(browser, look));
  await lendEars(context);
  await lendHeadset(context);
  await lendRecogniser(context);
  await world.welcome(context, member);
}

declare global {
  interface Window {
    /** Presses a key of a headset; false where nothing listens for it. */
    pressHeadset: (action: MediaSessionAction) => boolean;
    /** Says something into the microphone; false while it is shut. */
    speak: (...guesses: string[]) => boolean;
  }
}

/** Playwright can't press a key of the machine, so the page's handlers are pressed as the browser would. */
async function lendHeadset(to: BrowserContext): Promise<void> {
  await to.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const { setActionHandler } = MediaSession.prototype;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      handlers.set(action, handler);
      setActionHandler.call(this, action, handler);
    };
    window.pressHeadset = (action) => {
      const handler = handlers.get(action);
      handler?.({ action });
      return Boolean(handler);
    };
  });
}

/** A recogniser that hears what the test says, on this device. */
async function lendRecogniser(to: BrowserContext): Promise<void> {
  await to.addInitScript(() => {
    const microphone = new Set<EventTarget>();
    class Recogniser extends EventTarget {
      static available = () => Promise.resolve('available');
      processLocally = false;
      start() {
        microphone.add(this);
      }
      abort() {
        microphone.clear();
      }
    }
    window.speak = (...guesses) => {
      const result = Object.assign(
        guesses.map((transcript) => ({ transcript })),
        { isFinal: true },
      );
      for (const open of microphone)
        open.dispatchEvent(Object.assign(new Event('result'), { results: [result], resultIndex: 0 }));
      return microphone.size > 0;
    };
    Object.assign(window, { SpeechRecognition: Recogniser });
  });
}

/** Hears the end of the season's episode, on the page where one then is. */
async function hearTheEnd(): Promise<void> {
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  await player().getByRole('button', { name: 'Play', exact: true }).click();
  await hearSome(page);
  const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Browse Shows' });
  if (await elsewhere.isVisible()) {
    await elsewhere.click();
    await page.waitForURL(/browse/);
  }
  await page.evaluate(() =>
    window.sounds.filter(({ paused }) => !paused).forEach((sound) => (sound.currentTime = sound.duration - 1)),
  );
  await sheet().waitFor();
}
/** What of the doors sounds now: the narrator, the room, both or nothing. */
const soundsNow = () =>
  page.evaluate(() =>
    window.sounds
      .filter(({ paused, src, volume }) => !paused && src && volume > 0)
      .map(({ src, loop }) => (src.endsWith('/doors.mp3') ? 'narrator' : loop ? 'room' : 'episode'))
      .toSorted(),
  );
const untilSaid = () => sheet().getByText('Being said').first().waitFor();

it('says the doors wherever one is, the price first, and a number opens one at once', async () => {
  await hearTheEnd();
  expect(new URL(page.url()).pathname).toBe('/browse');
  await sheet().getByText('300 cantos').first().waitFor();
  await expect.poll(soundsNow).toEqual(['narrator', 'room']);
  await untilSaid();
  await expectNoObjection(page);
  expect(await member.balance()).toBe(700);
  await page.keyboard.press('2');
  await expect.poll(async () => (await episodes()).length).toBe(2);
  expect(await member.balance()).toBe(400);
  await sheet().waitFor({ state: 'detached' });
  await expect.poll(() => hear(page)).toBeGreaterThan(0.3);
  // For a moment the stream and the file that takes its place may both be playing.
  await expect.poll(soundsNow).toEqual(['episode']);
  const [, second] = await episodes();
  const words = await member.get<{ items: { choice_text: string; choice_order: number }[] }>(
    `/api/episodes/${(await episodes())[0]!.id}/choices`,
  );
  expect(second!.choice_text).toBe(words.body.items.find(({ choice_order }) => choice_order === 2)!.choice_text);
});

it('the keys of a headset walk the doors, and play takes the one in the light', async () => {
  await hearTheEnd();
  const press = (action: MediaSessionAction) => page.evaluate((key) => window.pressHeadset(key), action);
  await press('nexttrack');
  await press('nexttrack');
  await press('nexttrack');
  await expect.poll(() => door(3).innerText()).toMatch(/Being said/);
  await press('previoustrack');
  await expect.poll(() => door(2).innerText()).toMatch(/Being said/);
  await press('pause');
  await expect.poll(soundsNow).toEqual([]);
  expect((await episodes()).length).toBe(1);
  await press('play');
  await expect.poll(async () => (await episodes()).length).toBe(2);
  await sheet().waitFor({ state: 'detached' });
});

it('a spoken word opens one of the three and nothing else, once the microphone was asked for', async () => {
  await hearTheEnd();
  expect(await page.evaluate(() => window.speak('the second door'))).toBe(false);
  await sheet().getByRole('button', { name: 'Answer aloud' }).click();
  await sheet()
    .getByText(/Listening/)
    .waitFor();
  // While the narrator speaks nothing is an answer.
  await page.evaluate(() => window.speak('the second door'));
  expect(await sheet().getByRole('button', { name: 'Not this one' }).count()).toBe(0);
  // The narrator has said all three by then.
  await sheet().getByText('on this device').waitFor({ timeout: 40_000 });
  await page.evaluate(() => window.speak('what is the weather like'));
  await sheet()
    .getByText(/That was none of the three/)
    .waitFor();
  await page.evaluate(() => window.speak('the third door'));
  await sheet().getByRole('button', { name: 'Not this one' }).click();
  expect((await episodes()).length).toBe(1);
  await page.evaluate(() => window.speak('uh', 'the first one'));
  await sheet()
    .getByText(/Door 1 opens in a moment, for 300 cantos/)
    .waitFor();
  await expect.poll(async () => (await episodes()).length).toBe(2);
  expect(await member.balance()).toBe(400);
  expect(await page.evaluate(() => window.speak('hello')), 'the microphone is shut').toBe(false);
  // Three rounds of talk and five seconds of waiting are in it.
}, 120_000);

it('a wish is kept with its amount an evening, and opens nothing by being changed', async () => {
  await hearTheEnd();
  const wish = sheet().getByRole('group', { name: 'If I don’t answer' });
  await wish.getByRole('button', { name: 'Surprise me' }).click();
  await wish.getByRole('button', { name: 'One door fewer an evening' }).click();
  await wish.getByText('300').waitFor();
  await expect
    .poll(async () => (await member.get<KeptWish>('/api/me/standing-wish')).body)
    .toMatchObject({ wish: 'surprise', cantos_per_evening: 300, spent_this_evening: 0 });
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
  await expect.poll(soundsNow).toEqual([]);
  expect((await episodes()).length).toBe(1);
});

it('is the whole sheet of a phone, with the wish over it, without sideways scrolling at 320 pixels', async () => {
  await open({ viewport: { ...phone, width: 320 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await hearTheEnd();
  await expectNoObjection(page);
  expect(await beyondWindow(page)).toEqual([]);
  await sheet()
    .getByRole('button', { name: /^If I don’t answer: wait/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'If I don’t answer' });
  await panel.getByRole('radio', { name: /The first/ }).check();
  await expectNoObjection(page);
  await panel.getByRole('button', { name: 'Keep this wish' }).click();
  await panel.waitFor({ state: 'detached' });
  await sheet()
    .getByRole('button', { name: /^If I don’t answer: the first/ })
    .waitFor();
  await door(3).tap();
  await expect.poll(async () => (await episodes()).length).toBe(2);
});

it('has the whole player under it, opens from the shelf of what was heard, and Back turns into the episode again', async () => {
  await hearTheEnd();
  const card = sheet().getByRole('group', { name: 'Player' });
  await card.getByText('The episode has ended.').waitFor();
  await card.getByRole('slider', { name: 'Volume' }).waitFor();
  await card.getByRole('button', { name: 'Up next' }).click();
  await sheet().getByRole('dialog', { name: 'Up next' }).waitFor();
  await expectNoObjection(page);
  await page.keyboard.press('Escape');
  await sheet().getByRole('dialog', { name: 'Up next' }).waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(soundsNow).toEqual([]);
  await card.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(soundsNow).toEqual(['room']);
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });

  await goTo(page, world.url);
  await page.getByRole('button', { name: 'Choose what happens next' }).click();
  await card.getByText('The episode has ended.').waitFor();
  await expect.poll(soundsNow).toEqual(['narrator', 'room']);
  expect(new URL(page.url()).pathname).toBe('/');
  await card.getByRole('button', { name: 'Back 15 seconds' }).click();
  await sheet().waitFor({ state: 'detached' });
  expect(await hearSome(page)).toBeGreaterThan(10);
  await expect.poll(soundsNow).toEqual(['episode']);
  expect((await episodes()).length).toBe(1);
});

it('can be looked at from the player of a phone before the episode ends, and asks when it does', async () => {
  await open({ viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await goTo(page, `${world.url}/seasons/${seasonId}`);
  await player().getByRole('button', { name: 'Play', exact: true }).tap();
  await hearSome(page);
  await player()
    .getByRole('button', { name: /^Open player/ })
    .tap();
  await page.getByRole('button', { name: 'Three doors at the end' }).tap();
  await sheet().getByText('They open when this ends.').waitFor();
  expect(
    await sheet()
      .getByText(/When this ends/)
      .count(),
  ).toBe(3);
  expect(await door(1).isDisabled()).toBe(true);
  await expectNoObjection(page);
  expect(await hearSome(page), 'the episode goes on').toBeGreaterThan(0);
  await page.evaluate(() =>
    window.sounds.filter(({ paused }) => !paused).forEach((sound) => (sound.currentTime = sound.duration - 1)),
  );
  await sheet().getByText('Ended. The room still plays').waitFor();
  await door(2).tap();
  await expect.poll(async () => (await episodes()).length).toBe(2);
});

it('without enough cantos it says what is missing and takes nothing', async () => {
  const { pool } = world.ctx.database;
  await pool.query(
    `insert into canto_ledger (user_id, amount, reason, description, idempotency_key) values ($1, -460, 'correction', 'For a test', 'poor')`,
    [member.userId],
  );
  await hearTheEnd();
  await sheet().getByText('You have 240. A door needs 300.').waitFor();
  await page.keyboard.press('1');
  await sheet().getByRole('button', { name: 'Get cantos' }).click();
  expect(await member.balance()).toBe(240);
  expect((await episodes()).length).toBe(1);
});
