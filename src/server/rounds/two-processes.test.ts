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
