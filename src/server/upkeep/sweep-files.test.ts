import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { sweepFiles } from './sweep-files.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
});
afterAll(() => world.close());

async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.ctx.storage.list('')) keys.push(key);
  return keys.toSorted();
}

/** What is behind the doors is voiced after the episode is ready. */
async function untilNothingIsVoiced(): Promise<void> {
  let before = 0;
  const grew = async () => {
    const now = (await listKeys()).length;
    const more = now !== before;
    before = now;
    return more;
  };
  await expect.poll(grew, { interval: 2000 }).toBe(false);
}

it('sound that nothing names goes after a day, and nothing else', async () => {
  const maker = await world.listener();
  await makeSeason(maker, await createShowFixture(world, maker));
  await untilNothingIsVoiced();
  const { storage } = world.ctx;
  const whole = await listKeys();
  expect(whole.filter((key) => key.startsWith('takes/')).length).toBeGreaterThan(10);
  expect(whole.some((key) => key.startsWith('doors/'))).toBe(true);
  const audio = whole.find((key) => /^episodes\/.*\.mp3$/.test(key))!;
  await storage.put(audio.replace('.mp3', '.with-music.mp3'), new Uint8Array(8), { contentType: 'audio/mpeg' });
  const named = await listKeys();
  const lost = [
    'takes/ab/ab12.mp3',
    'episodes/never.mp3',
    'episodes/never.vtt',
    'doors/none.mp3',
    'recaps/none.mp3',
    'openings/none.mp3',
  ];
  for (const key of lost)
    await storage.put(key, new Uint8Array(8), { contentType: key.endsWith('vtt') ? 'text/vtt' : 'audio/mpeg' });
  expect(await sweepFiles(world.ctx)).toBe(0);
  world.clock.advance(25 * 3_600_000);
  expect(await sweepFiles(world.ctx)).toBe(lost.length);
  expect(await listKeys()).toEqual(named);
});
