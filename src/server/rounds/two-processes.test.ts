import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTopics } from '#platform/db/topics.ts';
import { Person } from '#tests/person.ts';
import { sit } from '#tests/round-guest.ts';
import { openRoundRoom } from '#tests/round-room.ts';
import { createApp } from '../http/app.ts';

const soon = { timeout: 30_000 };
const room = openRoundRoom();
const { post, seatHost, state } = room;

it('is one room for listeners of several web processes, and whoever was at one that died is away', async () => {
  const topics = await openTopics(room.world.ctx.database);
  const another = createApp(room.world.ctx, topics, null);
  const host = await seatHost();
  const kit = new Person(another, room.world.ctx);
  const guest = await sit(kit, room.id, 'Kit');
  await expect.poll(() => host.latest()?.members.map(({ is }) => is), soon).toEqual(['here', 'here']);
  await post(room.nora, 'lead', { action: 'play' });
  await expect.poll(() => guest.latest()?.phase, soon).toBe('playing');
  await post(kit, 'words', { text: 'Only the voice breathing' });
  await expect.poll(() => host.latest()?.words.at(-1)?.text, soon).toBe('Only the voice breathing');
  // A killed process says nothing more, not even that somebody left.
  await room.world.ctx.db.execute(
    sql`update round_presence set beaten_at = beaten_at - interval '1 minute' where member_ids @> array[${guest.id}]`,
  );
  expect((await state()).members.map(({ is }) => is)).toEqual(['here', 'away']);
  await guest.disconnect();
  await topics.close();
});

it('survives a restart of the server and of the host’s browser: everybody has their seat, the vote and the place again', async () => {
  const host = await seatHost();
  const guest = await room.seat(room.kit, 'Kit');
  const { doors } = await room.toDoors();
  await post(room.kit, 'vote', { door_id: doors[1]!.id });
  // What the server knew beside the database goes with it.
  await Promise.all([host.disconnect(), guest.disconnect()]);
  await room.world.ctx.db.execute(sql`delete from round_presence`);
  const topics = await openTopics(room.world.ctx.database);
  const restarted = createApp(room.world.ctx, topics, null);
  // Another browser of the host's, and the guest's own, which has its cookie.
  const nora = new Person(restarted, room.world.ctx);
  const signedIn = await nora.call('POST', '/api/auth/sign-in/email', { email: room.nora.email, password: 'a lantern at sea' }); // prettier-ignore
  expect(signedIn.status).toBe(200);
  const again = await sit(nora, room.id, 'Nora');
  expect(again.id).toBe(host.id);
  const back = await room.again(room.kit, guest.id);
  await expect.poll(() => again.latest()?.phase, soon).toBe('voting');
  const now = await state(nora);
  expect(now.host).toMatchObject({ name: 'Nora', missing_since_ms: null });
  expect(now.members).toHaveLength(2);
  expect(now.doors.map(({ votes }) => votes)).toEqual([[], [guest.id], []]);
  expect((await post(nora, 'vote', { door_id: doors[1]!.id })).status).toBe(200);
  await expect.poll(() => back.latest()?.doors[1]?.votes.length, soon).toBe(2);
  await Promise.all([again.disconnect(), back.disconnect()]);
  await topics.close();
});
