import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shows } from '#server/catalog/tables.ts';
import { episodeTakes, seasonEpisodes } from '#server/seasons/tables.ts';
import { makeSeason } from '../show-fixture.ts';
import { goTo, untilHydrated, untilSo } from './browser.ts';
import { openScenes } from './error-scenes.ts';

const { world, owner, member, stage, seasonId, scene, open, without, press, dialog, expectToast, expectNoToast } =
  await openScenes();

describe('what is not there', () => {
  it.each([
    ['/seasons/nothing', 'Season not found', '/interactive-shows'],
    ['/interactive-shows/nothing', 'Show not found', null],
    ['/nowhere', 'Oops! Page not found', '/'],
  ])('%s', async (path, heading, back) => {
    await open(path);
    await scene.page.getByRole('heading', { name: heading, exact: true }).waitFor();
    if (back) expect(await scene.page.locator(`main a[href="${back}"]`).count()).toBeGreaterThan(0);
  });

  it('a show that does not exist is said to', async () => {
    await open('/interactive-shows/nothing');
    await scene.page.getByText("The show you're looking for doesn't exist.", { exact: true }).waitFor();
  });

  it("somebody else's show to manage, and none", async () => {
    await open(`/my-shows/${stage.showId}`, member);
    await scene.page.getByRole('heading', { name: 'Access denied' }).waitFor();
    await scene.page.getByText("You don't have permission to manage this show.", { exact: true }).waitFor();
    expect(await scene.page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/player');
    await goTo(scene.page, `${world.url}/my-shows/nothing`);
    await scene.page.getByRole('heading', { name: 'Show not found' }).waitFor();
  });

  it('a show whose lookup fails is replaced by the sample', async () => {
    await without('characters', 'shows', async () => {
      await open('/shows/the-lantern-keepers');
      await scene.page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
      // So is the default show, and for those whose session cannot be read either.
      await open('/shows');
      await scene.page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    });
    await open('/shows/the-lantern-keepers', member);
    await without('auth_sessions', 'shows', async () => {
      const response = await scene.page.reload();
      expect(response?.headers()['content-type']).toContain('text/html');
      await scene.page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    });
  });

  it('a show that cannot be reached from within the app is replaced by the sample, and announced while it is looked for', async () => {
    await open('/shows/the-lantern-keepers');
    await scene.page.getByRole('link', { name: 'Canto' }).first().click();
    await scene.page.waitForURL(`${world.url}/`);
    let refuseNow = () => {};
    const asked = new Promise<void>((resolve) => (refuseNow = resolve));
    await scene.page.route('**/shows/*.data*', async (route) => {
      await asked;
      await route.abort();
    });
    await scene.page.evaluate(() => history.back());
    await scene.page.getByText('Loading show...', { exact: true }).waitFor();
    refuseNow();
    await scene.page.getByRole('heading', { name: 'Pixel Quest' }).waitFor();
    expect(scene.logged.join()).toContain('Could not load the show:');
  });

  it('a feed that cannot be read is an empty one', async () => {
    const { body } = await owner.call<{ id: string }>('POST', '/api/shows', {
      name: 'The Silent Feed',
      description: '',
      genre: 'Comedy',
    });
    await world.ctx.db
      .update(shows)
      .set({ kind: 'podcast', podcastRssUrl: 'http://127.0.0.1:9/feed.xml' })
      .where(eq(shows.id, body.id));
    await open('/shows/the-silent-feed');
    await scene.page.getByRole('heading', { name: 'No Episodes Available' }).waitFor();
    await scene.page.getByText('Episodes for this show are not available yet.', { exact: true }).waitFor();
    await press('Try Loading Episodes');
    expect(await scene.page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Episodes');
    await scene.page.getByRole('heading', { name: 'No Episodes Available' }).waitFor();
    await expectNoToast();
  });

  it('a picture that does not load', async () => {
    await scene.page.route('**/media/pictures/**', (route) => route.abort());
    await open(`/interactive-shows/${stage.showId}`);
    await expect.poll(() => scene.page.getByText('Failed to load image').count()).toBeGreaterThan(0);
  });
});

describe('what is heard', () => {
  const play = () => press('Play', scene.page.getByRole('complementary', { name: 'Player' }));
  const pauseButton = () =>
    scene.page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Pause' });

  it('an episode without audio', async () => {
    const { seasonId: silent, episodes } = await makeSeason(await world.listener(), stage);
    await world.ctx.db.update(seasonEpisodes).set({ audioKey: null }).where(eq(seasonEpisodes.seasonId, silent));
    await open(`/seasons/${silent}`);
    const notYet = ['Episode Not Available', "This episode doesn't have audio available for playback yet."] as const;
    await press(/^Play episode 1/);
    await expectToast(...notYet);
    await world.ctx.db.update(seasonEpisodes).set({ stage: 'writing' }).where(eq(seasonEpisodes.seasonId, silent));
    // It would be played from what is voiced of it.
    await world.ctx.db.delete(episodeTakes).where(
      inArray(
        episodeTakes.episodeId,
        episodes.map(({ id }) => id),
      ),
    );
    await goTo(scene.page, `${world.url}/seasons/${silent}`);
    await press('Episode 1');
    await expectToast(...notYet);
  });

  it('music that cannot be fetched is logged, and the episode plays without it', async () => {
    await scene.page.route('**/media/music/**', (route) => route.abort());
    await open(`/seasons/${seasonId}`);
    await play();
    await pauseButton().waitFor();
    await expect.poll(() => scene.logged.join('\n')).toContain('Background music could not be fetched');
    await pauseButton().waitFor();
    await expectNoToast();
  });

  it('a mix that fails is not spoken of, and the episode plays as it is', async () => {
    await scene.page.addInitScript(() => Reflect.deleteProperty(window, 'OfflineAudioContext'));
    await open(`/seasons/${seasonId}`);
    await play();
    await pauseButton().waitFor();
    await scene.page.waitForTimeout(1500);
    expect(await pauseButton().isVisible()).toBe(true);
    await expectNoToast();
  });

  it('what cannot be played is not playing', async () => {
    await scene.page.route('**/media/**', (route) =>
      /\.mp3/.test(route.request().url()) ? route.abort() : route.fallback(),
    );
    await open(`/seasons/${seasonId}`);
    await play();
    await expect.poll(() => pauseButton().count()).toBe(0);
    await scene.page
      .getByRole('complementary', { name: 'Player' })
      .getByRole('button', { name: 'Play' })
      .first()
      .waitFor();
    // When the line is back, so is the sound.
    await scene.page.unrouteAll();
    await play();
    const seek = scene.page.getByRole('slider', { name: 'Seek' });
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(0.3);
    await pauseButton().waitFor();
  });
});

describe('code that comes later', () => {
  /** Their code comes ahead of the first one. */
  const messagesAreThere = () =>
    untilSo(scene.page, () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/toasts-')),
    );

  it('is gone after a deploy: the page is loaded again, and when that does not help, says so and stays', async () => {
    await scene.page.route(/assets\/(sign-in|frame)-dialog/, (route) => route.fulfill({ status: 404 }));
    await open('/');
    const again = scene.page.waitForEvent('load');
    await press('Sign In');
    await again;
    await messagesAreThere();
    await press('Sign In');
    await expectToast('A part of this page is missing', 'Please check your connection and reload the page.');
    await scene.page.getByRole('heading', { name: 'Trending Interactive Shows' }).waitFor();
    await scene.page.unrouteAll();
    await scene.page.reload();
    await untilHydrated(scene.page);
    await press('Sign In');
    await dialog('Welcome to Canto').waitFor();
  });

  it('is not loaded again over what is heard', async () => {
    await scene.page.route(/assets\/(sign-in|frame)-dialog/, (route) => route.fulfill({ status: 404 }));
    await open(`/seasons/${seasonId}`);
    await press('Play', scene.page.getByRole('complementary', { name: 'Player' }));
    await messagesAreThere();
    await press('Sign In');
    await expectToast('A part of this page is missing', 'Please check your connection and reload the page.');
    await scene.page.getByRole('complementary', { name: 'Player' }).getByRole('button', { name: 'Pause' }).waitFor();
  });
});
