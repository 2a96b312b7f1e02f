import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerEntry } from '#shared/wallet.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld({ working: false });
  ada = await world.listener();
});
afterAll(() => world.close());

type Page = { items: LedgerEntry[]; next_cursor: string | null };
const page = async (query = '') => (await ada.get<Page>(`/api/me/ledger${query}`)).body;

it('a statement leads from every charge to the season it bought, newest first', async () => {
  const fixture = await createShowFixture(world, ada);
  const { body } = await ada.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  const { items } = await page();
  expect(
    items.map(({ reason, amount, balance_after, season_id }) => [reason, amount, balance_after, season_id]),
  ).toEqual([
    ['season', -300, 700, body.season.id],
    ['sign_up', 1000, 1000, null],
  ]);
});

it('is read page by page, each entry once, by its own person alone', async () => {
  await world.ctx.database.pool.query(
    `select post_entry($1, 1, 'correction', null, 'one', 'one-' || n) from generate_series(1, 5) n`,
    [ada.userId],
  );
  const all = (await page('?limit=100')).items;
  const seen: LedgerEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const part: Page = await page(`?limit=2${cursor && `&cursor=${cursor}`}`);
    expect(part.items.length).toBeLessThanOrEqual(2);
    seen.push(...part.items);
    cursor = part.next_cursor;
  }
  expect(seen).toEqual(all);
  expect((await (await world.listener()).get<Page>('/api/me/ledger')).body.items).toHaveLength(1);
  expect((await world.visitor().get('/api/me/ledger')).status).toBe(401);
});

it.each(['abc', '1e300', '1.5', '-1', '%00'])('survives the cursor %s', async (cursor) => {
  expect((await ada.get(`/api/me/ledger?cursor=${cursor}`)).status).toBe(200);
});
