// `npm run bench:sound [-- ROUNDS [ADDRESS]]`: how long a listener waits, in a real browser against the running product:
// from the press of 'Create Season', and of a door, to sound. Prints percentiles and, in the same run, the floor: one
// sentence spoken by the same voices with nothing around it. Without an address it starts a Canto of its own with one season,
// which is voiced before the measuring begins: a server whose catalogue is complete is what listeners meet.
import { narratorVoice } from '#studio/speech/cast-season.ts';
import { openSpeechProvider } from '#studio/providers/speech/open-speech.ts';
import { speakTake } from '#studio/speech/speak-take.ts';
import type { Page } from 'playwright-core';
import { desktop, openBrowser } from '#tests/journeys/browser.ts';
import { quickCatalog } from '#tests/journeys/quick-catalog.ts';
import { startCanto } from '#tests/journeys/running-canto.ts';

const [times = '8', address] = process.argv.slice(2);
const rounds = Number(times);
// Seldom enough to leave the page its processor: it tells its own times.
const askAgainMs = 250;
const readsMs = 3000;
/** A hand comes to a button before it presses it. */
const reachesMs = 200;
const plots = [
  'moon',
  'bell',
  'map',
  'crown',
  'clock',
  'lantern',
  'whale',
  'letter',
  'key',
  'mirror',
  'kite',
  'violin',
];

/**
 * In the page: remembers when something was pressed, and when the player showed another episode than before, with sound in its element: from
 * then on its Play is answered at once.
 */
const instrument = `
  window.heard = {};
  const elements = [];
  const BrowserAudio = window.Audio;
  window.Audio = function (...args) { const element = new BrowserAudio(...args); elements.push(element); return element; };
  const title = () => document.querySelector('[role=complementary][aria-label=Player], aside[aria-label=Player]')?.textContent ?? '';
  const hasSound = () => elements.some(({ src, readyState }) => src.includes('/live.mp3') && readyState >= 2);
  document.addEventListener('click', () => {
    const [pressed, before] = [performance.now(), title()];
    window.heard = { pressed };
    const timer = setInterval(() => {
      if (title() === before || !hasSound()) return;
      window.heard.audible = performance.now();
      clearInterval(timer);
    }, 5);
  }, true);
`;

type Heard = { pressed?: number; audible?: number };
const heard = (page: Page) => page.evaluate('window.heard') as Promise<Heard>;
const forget = (page: Page) => page.evaluate('window.heard = {}');

const catalog = quickCatalog();
const canto = address ? null : await startCanto({ prepare: catalog.lay });
const url = address?.replace(/\/$/, '') ?? canto!.url;
const browser = await openBrowser();
const page = await (await browser.newContext({ viewport: desktop })).newPage();
await page.addInitScript(instrument);
if (canto) await untilVoiced(catalog.season);
await signUp(page);
await buyCantos(page);
const seasons: number[] = [];
const doors: number[] = [];
for (let round = 0; round < rounds; round++) {
  seasons.push(await timeSeason(page, plots[round % plots.length]!));
  doors.push(await timeDoor(page));
}
const floor = await timeFloor();
await browser.close();
await canto?.stop();
report('Create Season to sound', seasons, floor);
report('a door to sound', doors, floor);

/** Waits until the one season of the catalogue is voiced to its last episode. */
async function untilVoiced({ id, path }: { id: string; path: readonly unknown[] }): Promise<void> {
  const lastEpisode = path.length + 1;
  for (;;) {
    // A busy server may take back a connection just as it is used again.
    const answer = await fetch(`${url}/api/seasons/${id}/episodes`).catch(() => null);
    const { items } = answer?.ok ? ((await answer.json()) as { items: { stage: string }[] }) : { items: [] };
    if (items.filter(({ stage }) => stage === 'ready').length >= lastEpisode) return;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

async function signUp(page: Page): Promise<void> {
  const email = `bench-${Date.now()}@example.com`;
  await page.goto(url);
  await page.request.post(`${url}/api/auth/sign-up/email`, {
    data: { email, password: 'a quiet bench', name: 'bench', callbackURL: '/' },
    headers: { origin: url },
  });
  const link = page.getByRole('link', { name: /verify-email/ }).first();
  // The mail is sent beside the answer.
  for (let asked = 0; asked < 60 && !(await link.isVisible()); asked++) {
    await page.waitForTimeout(500);
    await page.goto(`${url}/dev/outbox`);
  }
  await link.click();
  await page.waitForURL(`${url}/`);
}

async function buyCantos(page: Page): Promise<void> {
  const answer = await page.request.post(`${url}/api/functions/create-payment`, {
    data: { packageId: 'pro', amount: 1999, cantoAmount: 20_000, description: 'bench' },
    headers: { origin: url },
  });
  const { url: checkout } = (await answer.json()) as { url: string };
  await page.goto(checkout);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/payment-success/);
  await page.getByText('Payment Successful!').first().waitFor();
}

async function timeSeason(page: Page, thing: string): Promise<number> {
  await page.goto(`${url}/interactive-shows/the-lantern-keepers`);
  await page.getByRole('button', { name: 'Riff' }).click();
  const wizard = page.getByRole('dialog', { name: 'Create a season' });
  await wizard.getByRole('button', { name: /Mira/ }).click();
  await wizard.getByRole('button', { name: /Tobias/ }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('radio').first().click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard
    .getByRole('textbox')
    .fill(`Somebody has hidden the ${thing} number ${Date.now() % 10_000}, and they must find it before dawn.`);
  await wizard.getByRole('button', { name: 'Submit' }).click();
  const create = wizard.getByRole('button', { name: /^Create Season/ });
  await create.waitFor();
  // Time to read what will be told, in which its first sentence is voiced ahead.
  await page.waitForTimeout(readsMs);
  await create.hover();
  await page.waitForTimeout(reachesMs);
  await forget(page);
  await create.click();
  return untilAudible(page);
}

/** The listener opens a door: the new episode is put into the player, ready for the one press of play. */
async function timeDoor(page: Page): Promise<number> {
  const door = page.getByRole('button', { name: /Take this path/ }).first();
  await door.waitFor({ timeout: 120_000 });
  // Time to hear a little of the episode, in which the three openings are prepared.
  await page.waitForTimeout(6000);
  await door.hover();
  await page.waitForTimeout(reachesMs);
  await forget(page);
  await door.click();
  return untilAudible(page);
}

async function untilAudible(page: Page): Promise<number> {
  for (let waited = 0; waited < 60_000; waited += askAgainMs) {
    const { pressed, audible } = await heard(page).catch(() => ({}) as Heard);
    if (pressed && audible) return audible - pressed;
    await page.waitForTimeout(askAgainMs);
  }
  throw new Error('no sound within a minute');
}

/** One sentence, spoken and finished by a warm studio: what no listener can be spared. */
async function timeFloor(): Promise<number> {
  const speech = openSpeechProvider({ kind: 'embedded', workers: 1 });
  const speak = (text: string) => speakTake(speech, { text, voice: narratorVoice('floor'), pauseAfterMs: 300 });
  await speak('Good evening.');
  const times: number[] = [];
  for (const thing of plots) {
    const start = performance.now();
    await speak(`By midnight the whole of Gull Point knew about the ${thing}.`);
    times.push(performance.now() - start);
  }
  await speech.close();
  return percentile(times, 0.5);
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
}

function report(name: string, values: number[], floorMs: number): void {
  const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)];
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log(
    `${name}: p50 ${ms(p50)}, p95 ${ms(p95)} over ${values.length}; a bare sentence ${ms(floorMs)}, ratio ${(p50 / floorMs).toFixed(1)}`,
  );
}
