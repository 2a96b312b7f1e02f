import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preload, watchForMissingChunks } from './missing-chunks.ts';

const reload = vi.fn<() => void>();
const tell = vi.fn<() => void>();
let inUse = false;
let serverUp = true;
let stop: () => void;

beforeEach(() => {
  inUse = false;
  serverUp = true;
  vi.clearAllMocks();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => ({ ok: serverUp }));
  stop = watchForMissingChunks({ isInUse: () => inUse, tell });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What Vite's loader of chunks dispatches when one fails. */
async function failChunk(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(reload.mock.calls.length + tell.mock.calls.length).toBe(1));
}

it('reloads a page that nobody uses', async () => {
  await failChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('tells the reader where a reload would lose something', async () => {
  inUse = true;
  await failChunk();
  expect(tell).toHaveBeenCalledOnce();
});

it('tells the reader while the server is down', async () => {
  serverUp = false;
  await failChunk();
  expect(tell).toHaveBeenCalledOnce();
});

it('does not reload twice in a row', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(59_000);
  await failChunk();
  expect(tell).toHaveBeenCalledOnce();
});

it('ignores a chunk that was only preloaded', async () => {
  await preload(async () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw new Error('gone');
  });
  await new Promise(setImmediate);
  expect(reload).not.toHaveBeenCalled();
  expect(tell).not.toHaveBeenCalled();
});
