import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#tests/world.ts';
import { keepAuditions } from './keep-auditions.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
});
afterAll(() => world?.close());

const heard = {
  voices: [{ name: 'Freya', gender: 'female' as const, pitchHz: 210, wordsPerMinute: 158, lufs: -19.4 }],
  leftOut: [{ name: 'alloy', why: 'The speech service answered 400.' }],
  cast: { 'narrator-ivy': 'Freya' },
};

it('keeps an audition by endpoint, the last one counts', async () => {
  const store = keepAuditions(world.ctx.db, world.clock);
  expect(await store.read('phonon@http://here')).toBeNull();
  await store.keep('phonon@http://here', { ...heard, cast: {} });
  await store.keep('phonon@http://here', heard);
  expect(await store.read('phonon@http://here')).toEqual(heard);
  expect(await store.read('kokoro@http://here')).toBeNull();
});

it('takes what it can not read for nothing', async () => {
  const store = keepAuditions(world.ctx.db, world.clock);
  await store.keep('old', heard);
  await world.ctx.db.execute(sql`update speech_auditions set audition = '{"voices": 7}' where endpoint = 'old'`);
  expect(await store.read('old')).toBeNull();
});
