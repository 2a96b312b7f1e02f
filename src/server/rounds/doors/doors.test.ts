import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { roundLimits } from '#shared/rounds/round.ts';
import { openRoundRoom } from '#tests/round-room.ts';
import { makeSeason, untilReady } from '#tests/show-fixture.ts';
import { auditLedger } from '../../admin/audit-ledger.ts';
import { giveUpEpisode } from '../../productions/give-up-episode.ts';

/** A machine that is busy with other tests takes its time. */
const soon = { timeout: 30_000 };
const room = openRoundRoom();
const { post, seat, seatHost, state, setBalance, toDoors, stopClock } = room;

it('votes at the doors for 30 seconds, where a later vote replaces the former and one after the end is refused', async () => {
  await seatHost();
  await Promise.all([seat(room.theo, 'Theo'), seat(room.kit, 'Kit')]);
  const { doors, phase, vote_ends_at_ms: endsAtMs } = await toDoors();
  expect(phase).toBe('voting');
  expect(doors).toHaveLength(3);
  expect(endsAtMs! - room.world.clock.now().getTime()).toBeLessThanOrEqual(roundLimits.voteMs);
  const [a, b] = doors;
  await post(room.kit, 'vote', { door_id: a!.id });
  for (const person of [room.nora, room.theo, room.kit])
    expect((await post(person, 'vote', { door_id: b!.id })).status).toBe(200);
  expect((await state()).doors.map(({ votes }) => votes.length)).toEqual([0, 3, 0]);
  expect(await post(room.kit, 'vote', { door_id: 'elsewhere' })).toMatchObject({
    status: 422,
    body: { errors: { door_id: ['That is not one of the doors.'] } },
  });
  expect(await stopClock()).toMatchObject({ phase: 'paying', chosen_id: b!.id });
  expect(await post(room.kit, 'vote', { door_id: a!.id })).toMatchObject({
    status: 409,
    body: { title: 'The vote is over: the clock has stopped.' },
  });
});

it('leaves a tie to the host, who chooses between the doors that are tied', async () => {
  await seatHost();
  await seat(room.kit, 'Kit');
  const { doors } = await toDoors();
  await post(room.nora, 'vote', { door_id: doors[0]!.id });
  await post(room.kit, 'vote', { door_id: doors[1]!.id });
  expect(await stopClock()).toMatchObject({ phase: 'deciding', tied: [doors[0]!.id, doors[1]!.id] });
  expect((await post(room.kit, 'decide', { door_id: doors[0]!.id })).status).toBe(403);
  expect((await post(room.nora, 'decide', { door_id: doors[2]!.id })).status).toBe(422);
  expect((await post(room.nora, 'decide', { door_id: doors[1]!.id })).status).toBe(200);
  expect(await state()).toMatchObject({ phase: 'paying', chosen_id: doors[1]!.id });
});

it('charges the host once for a door that nobody has opened, however often it is pressed', async () => {
  await setBalance(room.nora, 700);
  await seatHost();
  const { doors } = await toDoors();
  await post(room.nora, 'vote', { door_id: doors[0]!.id });
  await stopClock();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(room.nora, 'pay')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await room.nora.balance()).toBe(400);
  await untilReady(room.nora, room.seasonId);
  await vi.waitFor(
    async () =>
      expect(await state()).toMatchObject({ phase: 'playing', episode: { number: 2 }, season: { id: room.seasonId } }),
    soon,
  );
});

it('goes through a door that is told already for nothing, by itself', async () => {
  await seatHost();
  await seat(room.kit, 'Kit');
  const { doors } = await toDoors();
  const told = doors.find(({ price }) => price === 0)!;
  expect(told).toBeDefined();
  await post(room.kit, 'vote', { door_id: told.id });
  const before = await room.nora.balance();
  expect(await stopClock()).toMatchObject({ phase: 'playing', episode: { number: 2 } });
  expect(await room.nora.balance()).toBe(before);
});

it('takes a door’s price from all who chip in, in one go and only when the sum is there', async () => {
  await Promise.all([setBalance(room.nora, 500), setBalance(room.theo, 500), setBalance(room.ada, 500)]);
  await seatHost();
  await Promise.all([seat(room.theo, 'Theo'), seat(room.ada, 'Ada'), seat(room.kit, 'Kit')]);
  const { doors, share } = await toDoors();
  expect(share).toBe(100);
  const untold = doors.find(({ price }) => price > 0)!;
  await post(room.kit, 'vote', { door_id: untold.id });
  expect(await post(room.kit, 'pledge', { cantos: 100 })).toMatchObject({ status: 401 });
  expect((await post(room.theo, 'pledge', { cantos: 100 })).status).toBe(200);
  expect((await post(room.ada, 'pledge', { cantos: 100 })).status).toBe(200);
  expect(await stopClock()).toMatchObject({ phase: 'paying' });
  expect(await Promise.all([room.nora, room.theo, room.ada].map((person) => person.balance()))).toEqual([
    500, 500, 500,
  ]);
  expect((await post(room.nora, 'pledge', { cantos: 150 })).status).toBe(200);
  expect(await state()).toMatchObject({ phase: 'opening' });
  const balances = await Promise.all([room.nora, room.theo, room.ada].map((person) => person.balance()));
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(1200);
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(350);
  // The season goes on elsewhere by now, so the way is a remix of the host's.
  await vi.waitFor(async () => expect(await state()).toMatchObject({ phase: 'playing', episode: { number: 2 } }), soon);
  expect((await state()).season.id).not.toBe(room.seasonId);
  expect((await auditLedger(room.world.ctx)).faults).toEqual([]);
});

it('charges nobody when one of those who chip in has too few cantos by then, and says so', async () => {
  const own = await makeSeason(room.ada, room.fixture);
  room.seasonId = own.seasonId;
  room.first = own.episodes[0]!;
  room.id = await room.start(room.nora);
  await Promise.all([setBalance(room.nora, 500), setBalance(room.theo, 500)]);
  await seatHost();
  await seat(room.theo, 'Theo');
  const { doors } = await toDoors();
  await post(room.nora, 'vote', { door_id: doors[0]!.id });
  await post(room.theo, 'pledge', { cantos: 200 });
  await post(room.nora, 'pledge', { cantos: 100 });
  await setBalance(room.theo, 100);
  await stopClock();
  await vi.waitFor(
    async () =>
      expect(await state()).toMatchObject({
        phase: 'paying',
        notice: 'Theo has too few cantos by now. Nobody was charged.',
        pledges: [{ cantos: 100 }],
      }),
    soon,
  );
  expect([await room.nora.balance(), await room.theo.balance()]).toEqual([500, 100]);
  expect(await post(room.theo, 'pledge', { cantos: 200 })).toMatchObject({
    status: 402,
    body: { required: 200, balance: 100 },
  });
});

it('gives every share back when the episode fails, and votes again', async () => {
  await setBalance(room.theo, 500);
  await seatHost();
  await seat(room.theo, 'Theo');
  const { doors } = await toDoors();
  await post(room.nora, 'vote', { door_id: doors[1]!.id });
  await stopClock();
  const write = vi.spyOn(room.world.ctx.studio.text, 'writeEpisode').mockRejectedValue(new Error('no ink'));
  await post(room.theo, 'pledge', { cantos: 200 });
  await post(room.nora, 'pledge', { cantos: 100 });
  expect([await room.nora.balance(), await room.theo.balance()]).toEqual([400, 300]);
  const { rows } = await room.world.ctx.db.execute<{ id: string; key: string }>(
    sql`select id, charge_key as key from season_episodes where season_id = ${room.seasonId} and episode_number = 2`,
  );
  await giveUpEpisode(room.world.ctx, { episodeId: rows[0]!.id, chargeKey: rows[0]!.key }, 'no ink');
  write.mockRestore();
  await vi.waitFor(
    async () => expect(await state()).toMatchObject({ phase: 'voting', notice: expect.stringContaining('given back') }),
    soon,
  );
  expect([await room.nora.balance(), await room.theo.balance()]).toEqual([500, 500]);
  expect((await auditLedger(room.world.ctx)).faults).toEqual([]);
});
