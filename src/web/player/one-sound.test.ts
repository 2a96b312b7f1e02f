import { expect, test, vi } from 'vitest';
import { createPlayerStore } from './store/player-store.ts';
import { keepOneSound } from './one-sound.ts';

test('a tab that starts silences the others, and itself not', async () => {
  const tabs = [0, 1].map(() => {
    const store = createPlayerStore();
    const yieldSound = vi.fn(() => store.set({ isPlaying: false }));
    return { store, yieldSound, stop: keepOneSound({ ...store, yieldSound }) };
  });
  const [here, there] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  here.store.set({ isPlaying: true });
  await vi.waitFor(() => expect(there.yieldSound).toHaveBeenCalledOnce());
  expect(here.yieldSound).not.toHaveBeenCalled();
  there.store.set({ isPlaying: true });
  await vi.waitFor(() => expect(here.store.getState().isPlaying).toBe(false));
  expect(there.store.getState().isPlaying).toBe(true);
  tabs.forEach(({ stop }) => stop());
});
