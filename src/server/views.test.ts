import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { ViewBuffer } from './views.ts';

let world: World;
let showId: string;
let seasonId: string;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  const owner = await world.listener();
  const fixture = await createShowFixture(world, owner);
  ({ showId } = fixture);
  ({ seasonId } = await makeSeason(owner, fixture));
  // Basic shows count no views, and the wizard that makes others takes long.
  await world.ctx.database.pool.query(`update shows set kind = 'interactive' where id = $1`, [showId]);
});
afterAll(() => world.close());

async function views(): Promise<{ show: number; season: number }> {
  const { rows } = await world.ctx.database.pool.query<{ show: number; season: number }>(
    `select show.total_views as show, season.total_views as season
     from user_seasons season join shows show on show.id = season.show_id where season.id = $1`,
    [seasonId],
  );
  return rows[0]!;
}
async function look(buffer: ViewBuffer, visitors: string[]): Promise<void> {
  for (const visitor of visitors) {
    buffer.add(`season:${seasonId}`, visitor);
    buffer.add(`show:${showId}`, visitor);
  }
}

it('counts each visitor once a day, in this process and in others, with one statement a kind', async () => {
  const before = await views();
  // Jobs of the same world use its database meanwhile: only what this one asks is counted.
  const db = Object.create(world.ctx.db) as typeof world.ctx.db;
  const statements = vi.spyOn(db, 'execute');
  const [one, other] = [new ViewBuffer({ ...world.ctx, db }), new ViewBuffer(world.ctx)];
  await look(one, ['ada', 'ben', 'ada']);
  await one.close();
  expect(statements).toHaveBeenCalledTimes(2);
  await look(other, ['ben', 'cleo']);
  await other.close();
  expect(await views()).toEqual({ show: before.show + 3, season: before.season + 3 });

  world.clock.advance(24 * 60 * 60 * 1000);
  await look(one, ['ada']);
  await one.close();
  expect(await views()).toEqual({ show: before.show + 4, season: before.season + 4 });
});

it('loses none to a database that is away for a while', async () => {
  const before = await views();
  const buffer = new ViewBuffer(world.ctx);
  await look(buffer, ['dora', 'emil']);
  const away = vi.spyOn(world.ctx.db, 'execute').mockRejectedValue(new Error('the database is away'));
  await buffer.write();
  away.mockRestore();
  expect(await views()).toEqual(before);
  await look(buffer, ['dora', 'fritz']);
  await buffer.close();
  expect(await views()).toEqual({ show: before.show + 3, season: before.season + 3 });
});

it('writes by itself after two seconds', async () => {
  const before = await views();
  const buffer = new ViewBuffer(world.ctx);
  await look(buffer, ['gerda']);
  await expect.poll(views, { timeout: 8000 }).toEqual({ show: before.show + 1, season: before.season + 1 });
  await buffer.close();
});
