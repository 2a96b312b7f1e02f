// The admin as it is used: nothing for anybody else, a report from its page to its end, the front page by the keyboard.
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoObjection } from './axe.ts';
import { beyondWindow, desktop, goTo, openPage, phone } from './browser.ts';
import type { Answer } from '../person.ts';
import { enrol } from '../second-factor.ts';
import { ownBrowser, ownCanto } from './journey.ts';

const demo = { email: 'demo@canto.example', password: 'take-the-third-door' };
const show = { path: '/interactive-shows/the-lantern-keepers', name: 'The Lantern Keepers' };
const sections = [
  'applications',
  'podcasts',
  'featured',
  'reports',
  'content',
  'users',
  'productions',
  'voices',
  'log',
];

// Nothing has to be voiced here.
const canto = await ownCanto({ args: ['--web'] });
const browser = await ownBrowser();
const { context, page, problems } = await openPage(browser, { reducedMotion: 'reduce' });

const post = (path: string, data: object) =>
  context.request.post(canto.url + path, { data, headers: { origin: canto.url } });
async function answerTo<T>(_method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await post(path, body ?? {});
  return { status: answer.status(), body: (await answer.json()) as T, headers: new Headers(answer.headers()) };
}
const dialog = () => page.getByRole('dialog');
const open = (path: string) => goTo(page, canto.url + path);

async function expectNobodysPage(): Promise<void> {
  for (const path of ['/admin', '/admin/users', '/admin/log']) {
    const answer = await page.goto(canto.url + path);
    expect(answer?.status(), path).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('Oops! Page not found');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  }
}

it('is nothing for visitors and for members', async () => {
  await expectNobodysPage();
  expect((await post('/api/auth/sign-in/email', demo)).status()).toBe(200);
  await expectNobodysPage();
  await open('/');
  await page.getByRole('button', { name: /account menu/ }).click();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Account',
    'History',
    'Downloads',
    'Upgrade',
    'Sign Out',
  ]);
  await page.keyboard.press('Escape');
});

it('takes a report by the keyboard', async () => {
  await open(show.path);
  await page.getByRole('button', { name: 'Report' }).focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor();
  await expectNoObjection(page, 'report');
  await page.getByRole('button', { name: 'Send report' }).focus();
  await page.keyboard.press('Enter');
  await dialog().getByText('Please choose what is wrong with it.').waitFor();
  await page.getByRole('radio').first().focus();
  for (const key of ['Space', 'ArrowDown', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Somebody shouts in it.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('A person will look at it.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Report');
});

describe('for an admin', () => {
  beforeAll(async () => {
    // The embedded database belongs to one process at a time.
    await canto.kill();
    const { status, stdout } = spawnSync(process.execPath, ['scripts/grant-admin.ts', demo.email], {
      env: { ...process.env, BASE_URL: '', NODE_ENV: 'production', DATA_DIR: canto.dataDir },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([
      0,
      `${demo.email} is an admin now, once a second factor is set up on their account page.\n`,
    ]);
    await canto.restart();
    await expectNobodysPage();
    await enrol({ call: answerTo }, demo.password);
    const application = {
      full_name: 'Ada Marlowe',
      email: 'ada@example.com',
      current_platform: 'Podcast',
      show_name: 'The Salt Clock',
      follower_count: '2,000',
      description: 'Sea stories.',
    };
    expect((await post('/api/creator-applications', application)).status()).toBe(201);
  });

  it.each([
    ['1440 px', desktop],
    ['390 px', phone],
  ])('every section is in order at %s', async (_, viewport) => {
    await page.setViewportSize(viewport);
    await open('/');
    if (viewport === desktop) {
      await page.getByRole('button', { name: /account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Admin' }).click();
    } else {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Admin' }).click();
    }
    await page.waitForURL('**/admin');
    for (const section of sections) {
      await open(`/admin/${section}`);
      expect(await page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current=page]').count()).toBe(1);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect.soft(await beyondWindow(page), section).toEqual([]);
      await expectNoObjection(page, section);
    }
    await open('/admin/users');
    await page.getByRole('link', { name: demo.email }).click();
    await page.getByRole('button', { name: 'Correct the balance' }).click();
    await dialog().waitFor();
    await expectNoObjection(page, 'correction');
    await page.keyboard.press('Escape');
    const answer = await page.goto(`${canto.url}/admin/nowhere`);
    expect(answer?.status()).toBe(404);
    expect(problems).toEqual([]);
  });

  it('a report is judged, what it is about goes and comes back, and the log says so', async () => {
    await page.setViewportSize(desktop);
    await open('/admin/reports');
    await page.getByText('Somebody shouts in it.').waitFor();
    await page.getByRole('button', { name: `Hide ${show.name}` }).click();
    await dialog().getByRole('button', { name: 'Hide' }).click();
    await dialog().getByText('Please say why.').waitFor();
    await expectNoObjection(page, 'hide');
    await dialog().getByRole('textbox', { name: 'Why' }).fill('Too loud for the night.');
    await dialog().getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('heading', { name: 'Nothing is reported' }).waitFor();
    const { page: visitor } = await openPage(browser);
    expect((await visitor.goto(canto.url + show.path))?.status()).toBe(404);
    await open(show.path);
    await page.getByText('Hidden by the Canto team.').waitFor();
    await expectNoObjection(page, 'hidden show');

    await open('/admin/content');
    await page.getByRole('button', { name: 'Only hidden' }).click();
    await page.getByRole('button', { name: `Restore ${show.name}` }).click();
    await dialog().getByRole('textbox', { name: 'Why' }).fill('It was the wind.');
    await dialog().getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    expect((await visitor.goto(canto.url + show.path))?.status()).toBe(200);
    await visitor.context().close();

    await open('/admin/log');
    const entries = await page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').allInnerTexts();
    expect(entries[0]).toMatch(/Restored The Lantern Keepers\s+It was the wind\./);
    expect(entries[1]).toMatch(/Hid The Lantern Keepers\s+Too loud for the night\./);
    expect(problems).toEqual([]);
  });

  it('the front page is put in order by the keyboard, with the focus on what moves', async () => {
    await open('/admin/featured');
    const names = () => page.getByRole('list', { name: 'Featured shows' }).getByRole('heading').allInnerTexts();
    const [first, second, third] = await names();
    await page.getByRole('button', { name: `Move ${third} up` }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect((await names()).slice(0, 3)).toEqual([third, first, second]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Move ${third} down`);
    await page.getByRole('button', { name: 'Save order' }).click();
    await page.getByText('The front page has changed').waitFor();
    const answer = await context.request.get(`${canto.url}/api/shows?featured=true`);
    const { items } = (await answer.json()) as { items: { name: string }[] };
    expect(items.slice(0, 3).map(({ name }) => name)).toEqual([third, first, second]);
    await page.getByRole('button', { name: `Take ${first} off` }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Take ${second} off`);
    expect(problems).toEqual([]);
  });

  it('an application is accepted once', async () => {
    await open('/admin/applications');
    await page.getByRole('button', { name: 'Accept The Salt Clock' }).click();
    await dialog().getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'No new applications' }).waitFor();
    await page.getByRole('button', { name: 'accepted' }).click();
    await page.getByRole('heading', { name: 'The Salt Clock' }).waitFor();
    expect(await page.getByRole('button', { name: /Accept The/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
