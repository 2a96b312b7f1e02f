// The whole way from home to a heard choice, without a mouse.
import { expect, it } from 'vitest';
import { goTo, openPage } from './browser.ts';
import { shareCanto } from './journey.ts';

const show = '/interactive-shows/the-lantern-keepers';
const mostTabs = 80;

const { canto, browser } = await shareCanto();
const { context, page, problems } = await openPage(browser, { reducedMotion: 'reduce' });

const press = (key: string) => page.keyboard.press(key);
/** How the focused element reads. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });

/** Tab, and again, until the focus is on what is looked for. */
async function tabUntil(isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`${mostTabs} tabs do not lead to ${what}`);
}
const focusIs = (selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const tabToA = (selector: string) => tabUntil(() => focusIs(selector), selector);
const tabTo = (words: RegExp) =>
  tabUntil(async () => (await focusIs('a, button')) && words.test(await focused()), `${words}`);
const focusIsInDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') != null);
const focusedId = () => page.evaluate(() => document.activeElement?.id);
const seekBar = page.getByRole('slider', { name: 'Seek' });
const position = async () => Number(await seekBar.inputValue());

it('leads a visitor into a show and to the sign-in, and back to where they were', async () => {
  await goTo(page, canto.url);
  await tabTo(/The Lantern Keepers/);
  await press('Enter');
  await page.waitForURL(`**${show}`);
  await expect.poll(focusedId).toBe('main');
  await tabTo(/^Riff$/);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Sign In|Get Started|Sign Up|Continue/i })
    .first()
    .waitFor();
  expect(await focusIsInDialog()).toBe(true);
  await press('Escape');
  await expect.poll(focused).toBe('Riff');
});

it('makes a season', async () => {
  await context.request.post(`${canto.url}/api/auth/sign-in/email`, {
    data: { email: 'demo@canto.example', password: 'take-the-third-door' },
    headers: { origin: canto.url },
  });
  await goTo(page, canto.url + show);
  await tabTo(/^Riff$/);
  await press('Enter');
  await page.getByRole('dialog', { name: 'Create a season' }).waitFor();
  for (const name of [/Mira/, /Tobias/]) {
    await tabTo(name);
    await press('Space');
  }
  await page.getByText('2/2 selected').waitFor();
  await tabTo(/^Next$/);
  await press('Enter');
  await page.getByRole('radio').first().waitFor();
  await expect.poll(focusIsInDialog).toBe(true);
  await tabToA('input[type=radio]');
  await press('Space');
  await tabTo(/^Next$/);
  await press('Enter');
  await page.getByRole('textbox').waitFor();
  await tabToA('textarea');
  await page.keyboard.type('The ferry has lost its bell and must find it before the fog comes.');
  await tabTo(/^Submit$/);
  await press('Enter');
  const create = page.getByRole('button', { name: 'Create Season (300 cantos)' });
  await create.waitFor();
  await expect.poll(focusIsInDialog).toBe(true);
  if (!(await create.evaluate((button) => button === document.activeElement))) await tabTo(/^Create Season/);
  await press('Enter');
  await page.waitForURL(/\/seasons\/[\w-]+\?new=true/);
  await expect.poll(focusedId).toBe('main');
});

it('hears it, opens a door, and hears what is behind', async () => {
  // The whole episode is written and voiced by then, and another beside it.
  await page
    .getByRole('button', { name: /Take this path/ })
    .first()
    .waitFor({ timeout: 90_000 });
  await tabTo(/Take this path/);
  await press('Enter');
  const episodes = page.getByRole('list', { name: 'Episodes' }).getByRole('listitem');
  await expect.poll(() => episodes.count(), { timeout: 60_000 }).toBe(2);
  // Nothing was heard, so the player waits with the new episode; focus is not lost with the door.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await tabTo(/^Play$/);
  await press('Enter');
  await expect.poll(position).toBeGreaterThan(0.5);
  expect(await focused()).toBe('Pause');
  await press('Enter');
  await expect.poll(focused).toBe('Play');
  await tabToA('[aria-label=Seek]');
  const stopped = await position();
  for (const [key, seconds] of [
    ['ArrowRight', 5],
    ['ArrowRight', 10],
    ['ArrowLeft', 5],
  ] as const) {
    await press(key);
    await expect.poll(position).toBeCloseTo(stopped + seconds, 1);
  }
});

it('makes the player small and large again, and closes it, with the focus on what comes in its place', async () => {
  const player = page.getByRole('complementary', { name: 'Player' });
  await tabTo(/^Minimize player$/);
  await press('Enter');
  await expect.poll(focused).toBe('Expand player');
  const buttons = await player.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(buttons).toEqual(['Back 15 seconds', 'Play', 'Forward 15 seconds', 'Expand player', 'Close player']);
  await press('Enter');
  await expect.poll(focused).toBe('Minimize player');
  await page.setViewportSize({ width: 768, height: 900 });
  await player.getByRole('slider', { name: 'Volume' }).waitFor();
  await tabTo(/^Close player$/);
  await press('Enter');
  await player.waitFor({ state: 'detached' });
  expect(await focusedId()).toBe('main');
  expect(problems).toEqual([]);
});
