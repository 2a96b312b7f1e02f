import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openTestDatabase } from '#tests/open-test-database.ts';
import { chargeCantos, refundCharge } from './charge-cantos.ts';
import { postEntry } from './post-entry.ts';
import { getBalance } from './queries.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function newcomer(): Promise<string> {
  const id = crypto.randomUUID();
  await database.pool.query('insert into users (id, name, email) values ($1, $1, $1)', [id]);
  return id;
}
const db = () => ({ db: database.orm });
const charge = (userId: string, key: string, cantos = 300) =>
  chargeCantos(db(), { userId, cantos, reason: 'episode', reference: 'e', description: 'An episode', key });

it('the same charge twenty times at once takes once, also where there is money for just one', async () => {
  const ada = await newcomer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => charge(ada, 'same', 1000)));
  expect(answers.filter(({ posted }) => posted)).toHaveLength(1);
  expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([0]));
});

it('charges of different things at once take what there is and refuse the rest, saying how much is missing', async () => {
  const ada = await newcomer();
  const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => charge(ada, `charge ${at}`)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of answers) {
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ code: 'insufficient_cantos', detail: { required: 300, balance: 100 } });
  }
  expect(await getBalance(db(), ada)).toBe(100);
});

it('gives a charge back once, and nothing for a charge that never was', async () => {
  const ada = await newcomer();
  await charge(ada, 'made');
  const refund = (key: string) => refundCharge(db(), { reference: 'e', key, description: 'Refund' });
  await Promise.all([refund('made'), refund('made'), refund('made'), refund('never')]);
  expect(await getBalance(db(), ada)).toBe(1000);
});

it('knows nobody without a wallet', async () => {
  await expect(charge('nobody', 'x')).rejects.toMatchObject({ code: 'not_found' });
});

it('undoes a charge with the transaction it was part of', async () => {
  const ada = await newcomer();
  const undone = database.orm.transaction(async (tx) => {
    await postEntry(
      { db: tx },
      { userId: ada, amount: -300, reason: 'episode', reference: 'e', description: '', idempotencyKey: 'x' },
    );
    throw new Error('no episode after all');
  });
  await expect(undone).rejects.toThrow('no episode after all');
  expect(await getBalance(db(), ada)).toBe(1000);
});

it('goes on when the pool has replaced its connection', async () => {
  const ada = await newcomer();
  await charge(ada, 'before');
  (await database.pool.connect()).release(true);
  await charge(ada, 'after');
  const dying = await database.pool.connect();
  await dying.query('begin');
  await dying.query(`select post_entry($1, -300, 'correction', null, '', 'never committed')`, [ada]);
  dying.release(true);
  expect(await getBalance(db(), ada)).toBe(400);
});
