import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTopics, type Topics } from '#platform/db/topics.ts';
import { openWorld, type World } from '#tests/world.ts';
import { Person } from '#tests/person.ts';
import { createApp, type PageData } from './app.ts';

let world: World;
let topics: Topics;
let person: Person;
beforeAll(async () => {
  world = await openWorld({ working: false });
  topics = await openTopics(world.ctx.database);
  const app = createApp(world.ctx, topics, async (_request, { me }: PageData) =>
    Response.json({ name: me?.user.email }),
  );
  person = new Person(app, world.ctx);
  await person.signUp('reader@example.com');
});
afterAll(async () => {
  await topics.close();
  await world.close();
});

const rename = (from: string, to: string) =>
  world.ctx.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);

it.each(['auth_sessions', 'profiles'])('a page is drawn, for a visitor, while %s cannot be read', async (table) => {
  expect(await (await person.fetch('/')).json()).toEqual({ name: 'reader@example.com' });
  await rename(table, 'away');
  try {
    const page = await person.fetch('/');
    expect([page.status, await page.json()]).toEqual([200, {}]);
    expect((await person.fetch('/api/me')).status).toBe(500);
  } finally {
    await rename('away', table);
  }
});
