import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { effectNames } from '#shared/story/sound-effects.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
});
afterAll(() => world.close());

it.each([effectNames[0], effectNames.at(-1)!, 'steps_snow'])('the sound of %s is there to be heard', async (effect) => {
  const response = await world.visitor().fetch(`/media/effects/${effect}.mp3`);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  const { channels } = await decodeMp3(new Uint8Array(await response.arrayBuffer()));
  expect(Math.max(...channels[0]!.map(Math.abs))).toBeGreaterThan(0.01);
});

it('there is no sound of what has none', async () => {
  for (const name of ['silence', '..%2fvoices', 'toString'])
    expect((await world.visitor().fetch(`/media/effects/${name}.mp3`)).status).toBe(404);
});
