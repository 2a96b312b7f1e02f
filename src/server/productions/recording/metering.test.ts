import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Usage } from '#studio/usage.ts';
import { newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { paintPicture } from '../../catalog/media/paint-picture.ts';
import type { Context } from '../../context.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { seasonEpisodes } from '../../seasons/tables.ts';
import { advanceEpisode } from './advance-episode.ts';
import { prerenderBranches } from '../openings/prerender-branches.ts';

let world: World;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  fixture = await createShowFixture(world, await world.listener());
});
afterAll(() => world.close());
const signal = new AbortController().signal;

async function orderEpisode() {
  const { body } = await (
    await world.listener()
  ).run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  const { id: episodeId } = (await getLastEpisode(world.ctx, body.season.id))!;
  const usage = async () => {
    const rows = await world.ctx.db.select().from(seasonEpisodes).where(eq(seasonEpisodes.id, episodeId));
    return rows[0]!.usage;
  };
  return { episodeId, usage };
}

/** Voices that somebody charges for by the letter. */
function paidVoices(): { ctx: Context; spoken: () => number } {
  let spoken = 0;
  const { speech } = world.ctx.studio;
  const charging = new Proxy(speech, {
    get: (target, name) =>
      name === 'speakFinished'
        ? async (...args: Parameters<NonNullable<typeof speech.speakFinished>>) => {
            spoken += args[0].text.length;
            return {
              ...(await target.speakFinished!(...args)),
              usage: { provider: 'paid', characters: args[0].text.length },
            };
          }
        : Reflect.get(target, name, target),
  });
  return { ctx: { ...world.ctx, studio: { ...world.ctx.studio, speech: charging } }, spoken: () => spoken };
}
const characters = (usage: Usage[]) =>
  usage.filter(({ provider }) => provider === 'paid').reduce((sum, one) => sum + (one.characters ?? 0), 0);

it('keeps with an episode what its sentences cost, and those that its paths begin with', async () => {
  const { ctx, spoken } = paidVoices();
  const { episodeId, usage } = await orderEpisode();
  await advanceEpisode(ctx, { episodeId }, { signal });
  const own = spoken();
  expect(own).toBeGreaterThan(1000);
  expect(characters(await usage())).toBe(own);
  await prerenderBranches(ctx, { episodeId }, { signal });
  expect(spoken()).toBeGreaterThan(own);
  expect(characters(await usage())).toBe(spoken());
  await prerenderBranches(ctx, { episodeId }, { signal });
  expect(characters(await usage()), 'what is kept costs nothing again').toBe(spoken());
});

it('writes nothing down for voices that nobody charges for', async () => {
  const { episodeId, usage } = await orderEpisode();
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  expect((await usage()).map(({ provider }) => provider)).toEqual(['embedded']);
});

it('keeps with a picture what painting it cost', async () => {
  const spec = { kind: 'scene', aspect: 'square', seed: 'x', title: 'x' };
  await world.ctx.database.pool.query(`insert into pictures (key, spec, prompt) values ('lamp', $1, 'a lamp')`, [spec]);
  const usage = { provider: 'painter', images: 1, outputTokens: 1056 };
  const paint = async () => ({ image: Buffer.from('a picture'), usage });
  const ctx = { ...world.ctx, studio: { ...world.ctx.studio, image: { name: 'painter', paint } } };
  await paintPicture(ctx, { key: 'lamp' }, { signal });
  const { rows } = await world.ctx.database.pool.query(`select usage from pictures where key = 'lamp'`);
  expect(rows).toEqual([{ usage }]);
});
