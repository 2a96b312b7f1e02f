import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import type { Database } from '#platform/db/database.ts';
import { openTestDatabase } from '#tests/open-test-database.ts';
import { auditLedger } from './audit-ledger.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(`
    insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com'), ('bob', 'Bob', 'bob@example.com');
    insert into checkouts (id, user_id, kind, item, amount_cents, cantos, status, payment_id) values ('cs_1', 'ada', 'pack', 'starter', 99, 800, 'paid', 'pi_1');
    insert into checkouts (id, user_id, kind, item, amount_cents, cantos, status, subscription_id) values ('cs_2', 'bob', 'plan', 'starter', 799, 6000, 'paid', 'sub_1');
    insert into checkouts (id, user_id, kind, item, amount_cents, cantos) values ('cs_3', 'bob', 'pack', 'starter', 99, 800);
    insert into payment_refunds (payment_id, user_id, amount_cents, refunded_cents, handled_cents) values ('pi_1', 'ada', 99, 33, 33);
    select post_entry('ada', 800, 'pack', 'cs_1', 'Starter Pack', 'checkout:cs_1');
    select post_entry('ada', -266, 'reversal', 'cs_1', 'Refunded payment', 'reversal:pi_1:33');
    select post_entry('bob', 6000, 'plan', 'sub_1', 'Starter plan', 'subscription:sub_1:first');
    insert into shows (id, slug, name, kind) values ('show', 'show', 'Show', 'basic');
    insert into user_seasons (id, show_id, title, plot_idea, seed, leads, place, narrator_voice) values ('season', 'show', 'Season', '', '', '[]', '{}', '');
    insert into season_episodes (id, season_id, episode_number, stage, charged_user_id, charge_key) values
      ('made', 'season', 1, 'ready', 'ada', 'season:made:1'), ('lost', 'season', 2, 'failed', 'ada', 'episode:lost:1');
    select post_entry('ada', -300, 'season', 'made', 'A season', 'season:made:1');
    select post_entry('ada', -300, 'episode', 'lost', 'An episode', 'episode:lost:1');
    select post_entry('ada', 300, 'refund', 'lost', 'Refund', 'refund:episode:lost:1');
  `);
});
afterAll(() => database.close());

/** What the audit says of a database in which somebody meddled past every guard; undone afterwards. */
async function rulesBrokenBy(meddling: string): Promise<string[]> {
  const undo = new Error('undo');
  let broken: string[] = [];
  const meddle = async (db: Db) => {
    await db.execute(sql`alter table user_cantos disable trigger user`);
    await db.execute(sql`alter table canto_ledger disable trigger user`);
    await db.execute(sql.raw(meddling));
    broken = (await auditLedger({ db })).faults.map(({ rule }) => rule);
    throw undo;
  };
  await database.orm.transaction(meddle).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return [...new Set(broken)];
}

it('finds nothing wrong where nothing is', async () => {
  expect(await auditLedger({ db: database.orm })).toEqual({
    counts: { wallets: 2, entries: 8, checkouts: 2, charges: 2 },
    faults: [],
  });
});

it('finds nothing wrong where somebody left, and their unpublished seasons with them', async () => {
  const gone = `delete from user_seasons where id = 'season'`;
  expect(await rulesBrokenBy(gone)).toContain('a charge has its episode');
  expect(await rulesBrokenBy(`${gone}; update users set deleted_at = now() where id = 'ada'`)).toEqual([]);
});

const entry = (amount: number, reason: string, reference: string, key: string, user = 'ada') =>
  `insert into canto_ledger (user_id, amount, balance_after, reason, reference, description, idempotency_key)
   select '${user}', ${amount}, balance + ${amount}, '${reason}', '${reference}', '', '${key}' from user_cantos where user_id = '${user}';
   update user_cantos set balance = balance + ${amount} where user_id = '${user}'`;

it.each([
  ['a balance is the sum of its ledger', `update user_cantos set balance = balance + 1 where user_id = 'ada'`],
  [
    'an entry carries the balance it left',
    `update canto_ledger set balance_after = balance_after + 1 where reason = 'pack'`,
  ],
  [
    'nothing is below 0',
    `alter table user_cantos drop constraint balance_not_negative; ${entry(-9000, 'correction', '', 'x')}`,
  ],
  ['everybody has a wallet and one welcome', entry(1000, 'sign_up', '', 'x')],
  ['a paid pack is credited once', entry(800, 'pack', 'cs_1', 'again')],
  ['a paid pack is credited once', `update checkouts set status = 'paid' where id = 'cs_3'`],
  ['a paid pack is credited once', `update checkouts set cantos = 8000 where id = 'cs_1'`],
  ['a credited pack was paid', entry(800, 'pack', 'cs_none', 'checkout:cs_none')],
  ['a credited pack was paid', entry(800, 'pack', 'cs_3', 'checkout:cs_3', 'bob')],
  ['a paid plan brings its first month once', `update checkouts set subscription_id = 'sub_2' where id = 'cs_2'`],
  [
    'a refused plan brings nothing',
    `insert into subscriptions (subscription_id, user_id, plan, status, customer_id, told_at, accepted) values ('sub_1', 'bob', 'starter', 'canceled', 'cus_1', now(), false)`,
  ],
  [
    'a refund of a settled payment has been dealt with',
    `insert into payment_refunds (payment_id, user_id, amount_cents, refunded_cents, grant_key) values ('pi_2', 'bob', 799, 400, 'subscription:sub_1:first')`,
  ],
  [
    'a reversal belongs to a refunded payment and takes no more than it gave',
    `insert into payment_refunds (payment_id, user_id, amount_cents, refunded_cents, handled_cents, grant_key) values ('pi_2', 'bob', 799, 400, 400, 'subscription:sub_1:first'); ${entry(-3004, 'reversal', 'sub_1', 'reversal:pi_2:400', 'bob')}`,
  ],
  ['a refund gives back one charge', entry(300, 'refund', 'made', 'refund:nothing')],
  ['a refund gives back one charge', entry(301, 'refund', 'made', 'refund:season:made:1')],
  ['a refund gives back one charge', entry(300, 'refund', 'made', 'refund:season:made:1', 'bob')],
  ['a charge has its episode', entry(-300, 'season', 'nowhere', 'x')],
  ['an episode is paid for once, and not at all when it failed', entry(-300, 'season', 'made', 'x')],
  ['an episode is paid for once, and not at all when it failed', entry(300, 'refund', 'made', 'refund:season:made:1')],
  [
    'an episode is paid for once, and not at all when it failed',
    `update season_episodes set stage = 'failed' where id = 'made'`,
  ],
  ['a reversal belongs to a refunded payment and takes no more than it gave', entry(-1, 'reversal', 'cs_1', 'x')],
  ['a reversal belongs to a refunded payment and takes no more than it gave', entry(-100, 'reversal', 'cs_3', 'x')],
  ['a refund of a settled payment has been dealt with', `update payment_refunds set refunded_cents = 99`],
])('%s: broken by %s', async (rule, meddling) => {
  expect(await rulesBrokenBy(meddling)).toContain(rule);
});

it('the database itself refuses what the audit looks for', async () => {
  const attempt = (statement: string) => database.pool.query(statement);
  await expect(attempt(`update user_cantos set balance = balance + 1`)).rejects.toThrow('only through the ledger');
  await expect(attempt(`update canto_ledger set amount = 1`)).rejects.toThrow('append-only');
  await expect(attempt(`delete from canto_ledger`)).rejects.toThrow('append-only');
  await expect(
    attempt(
      `insert into canto_ledger (user_id, amount, reason, description, idempotency_key) values ('ada', -9000, 'correction', '', 'x')`,
    ),
  ).rejects.toThrow('balance_not_negative');
});
