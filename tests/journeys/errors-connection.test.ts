import { describe, expect, it } from 'vitest';
import { goTo, phone, untilSo } from './browser.ts';
import { openScenes } from './error-scenes.ts';

const { world, member, seasonId, scene, open, refuse, press, expectToast } = await openScenes();

const waiting = () => scene.page.getByText('Waiting for the connection...', { exact: true });
const pages = '**/*.data*';
const season = () => scene.page.getByRole('list', { name: 'Episodes' });
const player = () => scene.page.getByRole('complementary', { name: 'Player' });
const library = () => scene.page.getByRole('heading', { name: 'Trending Shows' });

describe('the data of a page that is shown', () => {
  it.each([
    ['are cut off', () => scene.page.route(pages, (route) => route.abort())],
    ['answer 500', () => scene.page.route(pages, (route) => route.fulfill({ status: 500 }))],
  ])('%s when the balance is looked up again: everything stays, and goes on by itself', async (_what, breakOff) => {
    await open('/', member);
    await library().waitFor();
    await breakOff();
    await scene.page.evaluate(() => window.dispatchEvent(new CustomEvent('triggerWalletDropdown', { detail: {} })));
    await waiting().waitFor();
    await library().waitFor();
    await scene.page.getByRole('button', { name: /account menu/ }).waitFor();
    expect(scene.logged.join()).toContain('The page could not be brought up to date');
    const cantos = (await member.balance()) + 100;
    await world.setBalance(member, cantos);
    await scene.page.unroute(pages);
    await scene.page.getByRole('button', { name: `${cantos.toLocaleString('en-US')} cantos, open wallet` }).waitFor();
    await waiting().waitFor({ state: 'detached' });
  });

  it('are awaited while one is offline, and come when one no longer is', async () => {
    await open(`/seasons/${seasonId}`, member);
    await scene.context.setOffline(true);
    await scene.page.evaluate(() => window.dispatchEvent(new CustomEvent('triggerWalletDropdown', { detail: {} })));
    await waiting().waitFor();
    await season().waitFor();
    await scene.context.setOffline(false);
    await waiting().waitFor({ state: 'detached' });
    await season().waitFor();
  });
});

describe('a page that one goes to', () => {
  it('and that answers 500 is the sample show, or says what is wrong, and is logged', async () => {
    await open('/shows/the-lantern-keepers');
    await scene.page.getByRole('link', { name: 'Canto' }).first().click();
    await scene.page.waitForURL(`${world.url}/`);
    await scene.page.route('**/shows/*.data*', (route) => route.fulfill({ status: 502 }));
    await scene.page.evaluate(() => history.back());
    await scene.page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    expect(scene.logged.join()).toContain('Could not load the show:');
    await scene.page.route('**/browse.data*', (route) => route.fulfill({ status: 502 }));
    await scene.page.getByRole('link', { name: 'Browse Shows' }).first().click();
    await scene.page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(scene.logged.join()).toContain('The page could not be shown:');
  });

  it('and cannot be reached leaves on what is heard', async () => {
    await open(`/seasons/${seasonId}`);
    await press('Play', player());
    await player().getByRole('button', { name: 'Pause' }).waitFor();
    // The code of messages comes ahead of the first one, some seconds after the page.
    await untilSo(scene.page, () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/toasts-')),
    );
    await scene.context.setOffline(true);
    await scene.page.getByRole('link', { name: 'Browse Shows' }).first().click();
    await expectToast('You are offline', 'That page needs a connection. This one stays as it is.');
    await player().getByRole('button', { name: 'Pause' }).waitFor();
    await season().waitFor();
    await scene.context.setOffline(false);
  });
});

it('who owes cantos is told so, and finds the wallet open', async () => {
  const title = 'A payment of yours was taken back after its cantos were spent. Buy 3,500 cantos to go on.';
  const debtor = await world.listener();
  await open(`/seasons/${seasonId}`, debtor);
  await refuse('/functions/create-next-episode-v3', { status: 402, code: 'debt_unsettled', title, required: 3500 });
  await scene.page.locator('.path').first().click();
  await expectToast('Cantos are owed', title);
  await scene.page.getByText('Need 3,500 more cantos', { exact: true }).waitFor();
});

it('no script runs that the page was not sent with', async () => {
  await open('/');
  const ran = await scene.page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});

describe('in one press', () => {
  it('a visitor hears a show from the front page, and pauses it', async () => {
    await open('/');
    const show = (await scene.page
      .getByRole('button', { name: /^Listen to/ })
      .first()
      .getAttribute('aria-label'))!.slice('Listen to '.length);
    await press(`Listen to ${show}`);
    await player().getByRole('button', { name: 'Pause' }).waitFor();
    await press(`Pause ${show}`);
    await player().getByRole('button', { name: 'Play', exact: true }).waitFor();
  });
});

it('a phone shows the first episode in the first view', async () => {
  await scene.page.setViewportSize(phone);
  await goTo(scene.page, `${world.url}/seasons/${seasonId}`);
  const first = await season().getByRole('button').first().boundingBox();
  expect(first!.y + first!.height).toBeLessThan(phone.height);
  expect(await scene.page.getByText('Podcast feed').filter({ visible: true }).count()).toBe(1);
});

it('a row of cards in a place under 420 px shows one', async () => {
  await open('/', member);
  const row = scene.page.locator('.car-box').first();
  await row.evaluate((box) => (box.style.width = '400px'));
  const [box, card] = [await row.boundingBox(), await row.locator('li').first().boundingBox()];
  expect(card!.width).toBeGreaterThan(0.9 * box!.width);
});
