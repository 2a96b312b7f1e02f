import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Episode, Season } from '#shared/seasons.ts';

const state = { currentEpisode: null as { seasonId?: string } | null };
const player = { getState: () => state, choose: vi.fn(), play: vi.fn(), toggle: vi.fn() };
const seasons = { getSeason: vi.fn(), listEpisodes: vi.fn() };
const catalog = { listShowSeasons: vi.fn() };
// Other files of this process may have loaded them already, and others get the real ones again.
vi.resetModules();
vi.doMock('#web/player/with-player.ts', () => ({
  fetchPlayer: () => undefined,
  knownPlayer: () => player,
  withPlayer: (act: (page: typeof player) => void) => act(player),
}));
vi.doMock('#web/api/api.ts', () => ({ api: { seasons, catalog } }));
const { listen } = await import('./listen.ts');
const { toastStore } = await import('#web/ui/feedback/toast.ts');

const season = { id: 's1', featured_image_url: null, background_music_url: null } as Season;
const episode = (number: number, parts: Partial<Episode> = {}) =>
  ({
    id: `e${number}`,
    season_id: 's1',
    episode_number: number,
    title: 't',
    content: '',
    stage: 'ready',
    ...parts,
  }) as Episode;

afterAll(() => {
  vi.doUnmock('#web/player/with-player.ts');
  vi.doUnmock('#web/api/api.ts');
  vi.resetModules();
  vi.restoreAllMocks();
});
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  state.currentEpisode = null;
  seasons.getSeason.mockResolvedValue(season);
  seasons.listEpisodes.mockResolvedValue({ items: [episode(1), episode(2, { voice_audio_url: '/e2.mp3' })] });
  catalog.listShowSeasons.mockResolvedValue({ items: [season] });
});

it('plays the first episode of a season that can be heard, and of a show its best liked season', async () => {
  expect(await listen({ seasonId: 's1' }, false)).toBe('s1');
  expect(player.choose.mock.calls[0]![0]).toMatchObject({ id: 'e2', audioUrl: '/e2.mp3', seasonId: 's1' });
  expect(player.play).toHaveBeenCalledTimes(1);
  expect(await listen({ showId: 'show' }, false)).toBe('s1');
  expect(catalog.listShowSeasons).toHaveBeenCalledWith({ id: 'show', limit: 1 });
  expect(player.play).toHaveBeenCalledTimes(2);
});

it('pauses and goes on where the season is the one that is heard', async () => {
  state.currentEpisode = { seasonId: 's1' };
  expect(await listen({ seasonId: 's1' }, false)).toBe('s1');
  expect(player.toggle).toHaveBeenCalledTimes(1);
  expect(player.choose).not.toHaveBeenCalled();
});

it.each([
  ['an episode that has no sound yet', () => seasons.listEpisodes.mockResolvedValue({ items: [episode(1)] })],
  ['no answer', () => seasons.getSeason.mockRejectedValue(new TypeError('Failed to fetch'))],
])('says so for %s', async (_, happen) => {
  happen();
  expect(await listen({ seasonId: 's1' }, false)).toBeNull();
  expect(player.play).not.toHaveBeenCalled();
  expect(toastStore.now().at(-1)).toMatchObject({ kind: 'bad', title: 'Episode Not Available' });
});

it('says so for a show without a season', async () => {
  catalog.listShowSeasons.mockResolvedValue({ items: [] });
  expect(await listen({ showId: 'show' }, false)).toBeNull();
  expect(seasons.getSeason).not.toHaveBeenCalled();
});
