import { describe, expect, it } from 'vitest';
import { untilHydrated } from './browser.ts';
import { openScenes, wrong } from './error-scenes.ts';

const {
  world,
  owner,
  member,
  seasonId,
  scene,
  open,
  without,
  press,
  dialog,
  closeDialog,
  refuse,
  cutOff,
  expectToast,
  expectNoToast,
} = await openScenes();

describe('on the page of a season', () => {
  const season = () => `/seasons/${seasonId}`;

  it('a visitor is asked to log in for a remix and for My List; a like does nothing but ask', async () => {
    await open(season());
    await press('Remix');
    await expectToast('Login required', 'Please log in to remix a season.');
    await closeDialog();
    await press('My List');
    await expectToast('Login required', 'Please log in to add seasons to your list.');
    await closeDialog();
    const likes = scene.page.getByRole('button', { name: /^Rate/ });
    const before = await likes.innerText();
    await likes.click();
    await dialog().waitFor();
    expect(await likes.innerText()).toBe(before);
  });

  it('who signs in through Rate sees what they had rated', async () => {
    const fan = await world.listener('rater@example.com');
    await fan.call('PUT', `/api/seasons/${seasonId}/like`);
    await open(season());
    const rate = scene.page.getByRole('button', { name: /^Rate/ });
    await rate.click();
    await dialog().getByLabel('Email').fill('rater@example.com');
    await dialog().getByLabel('Password').fill('a lantern at sea');
    await dialog().getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await expect.poll(() => rate.getAttribute('aria-pressed')).toBe('true');
    await fan.call('DELETE', `/api/seasons/${seasonId}/like`);
  });

  it('My List, there and back and when it fails', async () => {
    await open(season(), member);
    await press('My List');
    await expectToast('Added to My List');
    await press('In My List');
    await expectToast('Removed from My List');
    await refuse('/seasons/*/save', { status: 500 });
    await press('My List');
    await expectToast('Error', wrong);
  });

  it('sharing where links can be copied, and where they cannot', async () => {
    await scene.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.url });
    await open(season());
    await scene.page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await press('Share');
    await expectToast('Link copied!', 'Season link has been copied to your clipboard.');
    expect(await scene.page.evaluate(() => navigator.clipboard.readText())).toBe(world.url + season());
    await press('Dismiss');
    expect(await scene.page.evaluate(() => document.activeElement?.textContent)).toBe('Share');
    await scene.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press('Share');
    await expectToast('Could not copy link', `Please copy it yourself: ${world.url}${season()}`);
  });

  it('sharing where the device shares', async () => {
    await open(season());
    await scene.page.evaluate(() => {
      const share = async ({ url }: ShareData) => void (document.title = `shared ${url}`);
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await press('Share');
    await expect.poll(() => scene.page.title()).toBe(`shared ${world.url}${season()}`);
    await expectNoToast();
  });

  const door = () =>
    scene.page
      .getByRole('button', { name: /Take this path/ })
      .first()
      .click();

  it('a next episode for want of cantos, by the page and by the server; and one that fails', async () => {
    const poor = await world.listener();
    await open(season(), poor);
    const tooFew = ['Insufficient cantos', 'You need 300 cantos to continue the episode.'] as const;
    for (const problem of [
      { status: 402, code: 'insufficient_cantos', title: 'Insufficient cantos' },
      { status: 400, title: 'The balance is below 300' },
    ]) {
      await refuse('/functions/create-next-episode-v3', problem);
      await door();
      await expectToast(...tooFew);
      await scene.page.unrouteAll();
      await scene.page.reload();
      await untilHydrated(scene.page);
    }
    await refuse('/functions/create-next-episode-v3', {
      status: 503,
      code: 'unavailable',
      title: 'The stage is being swept.',
    });
    await door();
    await expectToast('Error creating episode', 'The stage is being swept.');
    await scene.page.unrouteAll();
    await cutOff('/functions/create-next-episode-v3');
    await door();
    await expectToast('Error creating episode', wrong);
    await world.setBalance(poor, 299);
    await scene.page.unrouteAll();
    await scene.page.reload();
    await untilHydrated(scene.page);
    await door();
    await expectToast(...tooFew);
    expect(await poor.balance()).toBe(299);
  });

  const remixDialog = () => dialog('Remix this season');
  async function pickEnding(): Promise<void> {
    await press('Remix');
    await remixDialog().getByRole('button', { name: /^1/ }).click();
  }
  async function remix(): Promise<void> {
    await remixDialog().getByRole('group', { name: 'Choices' }).getByRole('button').nth(1).click();
    await press('Remix (300 cantos)', remixDialog());
  }

  it('choices that do not load', async () => {
    await open(season(), member);
    await refuse('/episodes/*/choices', { status: 500 });
    await pickEnding();
    await expectToast('Error loading choices', 'Failed to load episode choices. Please try again.');
  });

  it('a remix that fails with words, without, after the session ended, and for want of cantos', async () => {
    await open(season(), member);
    await pickEnding();
    await refuse('/functions/remix-season', { status: 503, code: 'unavailable', title: 'The stage is being swept.' });
    await remix();
    await expectToast('Error remixing season', 'The stage is being swept.');
    await scene.page.unrouteAll();
    await cutOff('/functions/remix-season');
    await press('Remix (300 cantos)', remixDialog());
    await expectToast('Error remixing season', wrong);
    await scene.page.unrouteAll();
    await refuse('/functions/remix-season', { status: 402, code: 'insufficient_cantos', title: 'Insufficient cantos' });
    await press('Remix (300 cantos)', remixDialog());
    await expectToast('Insufficient cantos', 'You need 300 cantos to remix a season.');
    await remixDialog().waitFor({ state: 'detached' });
    await scene.page.unrouteAll();
    await refuse('/functions/remix-season', { status: 401, code: 'unauthorized', title: 'Please sign in.' });
    await pickEnding();
    await remix();
    await expectToast('Login required', 'Please log in to remix a season.');
  });

  it('a remix that is made', async () => {
    const fan = await world.listener();
    await open(season(), fan);
    await pickEnding();
    await remix();
    await scene.page.waitForURL(/\/seasons\/[\w-]+\?new=true/);
    const id = /seasons\/([\w-]+)/.exec(scene.page.url())![1]!;
    const { body } = await fan.get<{ title: string }>(`/api/seasons/${id}`);
    await expectToast('Season remixed successfully!', body.title);
  });
});

describe('what is only logged', () => {
  const library = () => scene.page.getByRole('heading', { name: 'Trending Shows' });

  it('a shelf that cannot be loaded: the others are there', async () => {
    await without('characters', async () => {
      await open('/', owner);
      await library().waitFor();
      await scene.page.getByText('Create Your First Character', { exact: true }).waitFor();
      await expectNoToast();
    });
  });

  it('a balance that cannot be read', async () => {
    await world.welcome(scene.context, member);
    await without('user_cantos', async () => {
      await open('/');
      await library().waitFor();
      await scene.page.getByRole('button', { name: '0 cantos, open wallet' }).waitFor();
      await expectNoToast();
    });
  });

  it('roles that cannot be read, which leaves none: the logged-out home, for somebody signed in', async () => {
    await world.welcome(scene.context, member);
    await without('user_roles', async () => {
      await open('/');
      await scene.page.getByRole('heading', { name: 'Trending Interactive Shows' }).waitFor();
      await scene.page.getByRole('button', { name: 'member, account menu' }).waitFor();
      await expectNoToast();
    });
  });
});
