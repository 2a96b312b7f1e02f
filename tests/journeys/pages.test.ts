// What every page owes to everybody: nothing that axe objects to, and its words without scripts.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Season } from '#shared/seasons.ts';
import { expectNoObjection } from './axe.ts';
import { desktop, goTo, openPage, phone, type OpenPage } from './browser.ts';
import { shareCanto } from './journey.ts';

const show = { path: '/interactive-shows/the-lantern-keepers', name: 'The Lantern Keepers' };
const podcast = { path: '/shows/the-late-ferry', name: 'The Late Ferry' };

const { canto, browser } = await shareCanto();
const { season } = canto;

beforeAll(async () => {
  const status = async () => ((await (await fetch(`${canto.url}/api${season.path}`)).json()) as Season).status;
  // Three episodes are voiced with real voices, beside what other journeys order.
  await vi.waitUntil(async () => (await status()) === 'ready', { timeout: 170_000, interval: 500 });
});

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, canto.url + path);
  await page.locator('h1').first().waitFor();
}

/** Asks as any page does. */
async function ask(page: Page, event: string, detail: object = {}): Promise<void> {
  await page.evaluate(([name, what]) => window.dispatchEvent(new CustomEvent(name, { detail: what })), [
    event,
    detail,
  ] as const);
  await page.getByRole('dialog').waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${canto.url}/api/auth/sign-in/email`, {
    data: { email: 'demo@canto.example', password: 'take-the-third-door' },
    headers: { origin: canto.url },
  });
  expect(answer.status()).toBe(200);
}

describe.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('axe finds nothing at %s', (_, viewport) => {
  let context: OpenPage['context'];
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    ({ context, page, problems } = await openPage(browser, { viewport, reducedMotion: 'reduce' }));
  });
  afterAll(() => context?.close());

  it('on the pages', async () => {
    const paths = ['/', '/browse', show.path, season.path, podcast.path, '/nowhere', '/payment-success'];
    for (const path of paths) {
      await open(page, path);
      await expectNoObjection(page, path);
    }
    expect(problems).toEqual([]);
  });

  it('in the dialogs of a visitor', async () => {
    await open(page, '/');
    for (const mode of ['sign-in', 'upgrade']) {
      await ask(page, 'canto:sign-in', { mode });
      await expectNoObjection(page, mode);
      await closeDialog(page);
    }
    expect(problems).toEqual([]);
  });

  it('in the dialogs of a member', async () => {
    await signIn(page);
    await open(page, show.path);
    await inCreateSeason(page);
    await open(page, season.path);
    await page.getByRole('button', { name: 'Remix', exact: true }).first().click();
    await page.getByRole('dialog', { name: /Remix/ }).waitFor();
    await expectNoObjection(page, 'remix');
    await closeDialog(page);
    await page.getByRole('button', { name: /cantos, open wallet/ }).click();
    await page
      .getByRole('button', { name: /Buy|Get more/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectNoObjection(page, 'purchase');
    await closeDialog(page);
    for (const event of ['canto:create-show', 'canto:create-character']) {
      await ask(page, event);
      await expectNoObjection(page, event);
      await closeDialog(page);
    }
    expect(problems).toEqual([]);
  });
});

async function inCreateSeason(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Riff' }).click();
  const wizard = page.getByRole('dialog', { name: 'Create a season' });
  await wizard.getByRole('button', { name: /Mira/ }).click();
  await wizard.getByRole('button', { name: /Tobias/ }).click();
  await expectNoObjection(page, 'create season: characters');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('radio').first().click();
  await expectNoObjection(page, 'create season: location');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('textbox').fill('The lamp goes out and somebody has to row for oil before dawn.');
  await expectNoObjection(page, 'create season: plot');
  await closeDialog(page);
}

describe('without scripts', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage(browser, { javaScriptEnabled: false }));
  });
  afterAll(() => page?.context().close());

  it('every public page has its words, its own title and its one address', async () => {
    const expected: [path: string, heading: string, words: string[]][] = [
      [
        '/',
        'Vibe Storytelling',
        ['Trending Interactive Shows', show.name, 'How it works', 'Create Your First Character'],
      ],
      ['/browse', 'Browse Interactive Shows', [show.name, 'shows found']],
      [show.path, show.name, ['Fan Created Seasons', season.title, 'Riff']],
      [season.path, season.title, ['Transcript', 'Mira', 'What happens next?']],
      [podcast.path, podcast.name, ['Characters']],
    ];
    const titles = new Set<string>();
    for (const [path, heading, words] of expected) {
      const answer = await page.goto(canto.url + path);
      expect(answer?.status(), path).toBe(200);
      expect.soft(inOneLine(await page.locator('h1').innerText()), path).toBe(heading);
      const text = inOneLine(await page.locator('main').innerText());
      for (const each of words) expect.soft(text, path).toContain(each);
      expect.soft(await page.locator('link[rel=canonical]').getAttribute('href'), path).toBe(canto.url + path);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(expected.length);
  });

  it('says with 404 that something is not there', async () => {
    for (const [path, words] of [
      ['/nowhere/at/all', 'Oops! Page not found'],
      ['/seasons/no-such-season', 'Season not found'],
      ['/interactive-shows/no-such-show', 'Show not found'],
    ] as const) {
      const answer = await page.goto(canto.url + path);
      expect(answer?.status(), path).toBe(404);
      expect(inOneLine(await page.locator('h1').innerText())).toBe(words);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    }
  });
});

/** As it is read: words of a heading may stand in lines of their own. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
