import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#tests/world.ts';
import { illustrateShow } from '../catalog/media/illustrate.ts';
import { warmPosters } from './warm-posters.ts';

let world: World;
let keys: string[];
beforeAll(async () => {
  world = await openWorld({ working: false });
  const art = await illustrateShow(world.ctx, { name: 'Salt', genre: 'Mystery', tone: 'eerie', seed: 'salt' });
  keys = [art.imageUrl, art.landscapeImageUrl, art.squareImageUrl].map((url) => /pictures\/(\w+)\//.exec(url)![1]!);
});
afterAll(() => world?.close());

const drawn = async () =>
  (await Promise.all(keys.map((key) => world.ctx.storage.stat(`pictures/${key}/master.webp`)))).map(Boolean);

it('draws nothing for a process that is ending', async () => {
  await expect(warmPosters(world.ctx, { signal: AbortSignal.abort(new Error('ending')) })).rejects.toThrow('ending');
  expect(await drawn()).toEqual([false, false, false]);
});

it('draws every picture before somebody asks for it', async () => {
  await warmPosters(world.ctx, { signal: new AbortController().signal });
  expect(await drawn()).toEqual([true, true, true]);
});
