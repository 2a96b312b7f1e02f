// The real application on an embedded database, without its front door: four people who buy and spend as fast as they
// can until the process is killed. First it says what it found, then every thing it was told is done.
import { existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '#platform/log.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { readConfig } from '#server/config.ts';
import type { Viewer } from '#server/context.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { createPayment } from '#server/wallet/purchases/create-payment.ts';
import { receiveEvent } from '#server/wallet/purchases/receive-event.ts';
import { verifyPayment } from '#server/wallet/purchases/verify-payment.ts';
import { AppError } from '#shared/errors.ts';
import { packs } from '#shared/packs-and-plans.ts';
import { quickSpeech } from './quick-speech.ts';
import { createShowFixture, orderSeason, type ShowFixture } from './show-fixture.ts';

export type Said =
  | {
      said: 'open';
      faults: unknown[];
      faultsAfterwards: unknown[];
      paid: string[];
      credited: string[];
      charged: string[];
    }
  | { said: 'paid' | 'credited' | 'charged'; id: string };

const config = readConfig(process.env);
const ctx = await openContext(config, { log: openLog({ level: 'silent' }), working: true });
ctx.studio.speech = quickSpeech();

const say = (what: Said) => writeSync(1, `${JSON.stringify(what)}\n`);
const column = async (query: string): Promise<string[]> =>
  (await ctx.database.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);

const { faults } = await auditLedger(ctx);
const paid = await column(`select id from test_checkouts where status = 'paid'`);
const credited = await column(`select id from checkouts where status = 'paid'`);
const charged = await column(`select season_id as id from season_episodes where charge_key is not null`);
const shoppers = await hireShoppers();
// Whoever paid comes back to the page that verifies, or the provider tells again.
for (const id of paid) await verifyPayment(ctx, await buyerOf(id), id);
const { faults: faultsAfterwards } = await auditLedger(ctx);
const creditedAfterwards = await column(`select reference as id from canto_ledger where reason = 'pack'`);
for (const id of paid)
  if (!creditedAfterwards.includes(id)) faultsAfterwards.push({ rule: 'what was paid is credited', detail: id });
say({ said: 'open', faults, faultsAfterwards, paid, credited, charged });

if (process.env['SHOP_TRADES'] === 'no') {
  await ctx.close();
  process.exit(0);
}
const fixture = await keptFixture();
for (const job of jobs) await job.start(ctx);
await Promise.all(shoppers.map(trade));

async function trade(viewer: Viewer): Promise<never> {
  for (;;) {
    if (Math.random() < 0.4) await buy(viewer);
    else await order(viewer);
  }
}

async function buy(viewer: Viewer): Promise<void> {
  const pack = packs[0]!;
  const { url } = await createPayment(
    ctx,
    viewer,
    { packageId: pack.id, amount: pack.priceCents, cantoAmount: pack.amount },
    null,
  );
  const id = url.split('/').at(-1)!;
  const { events } = await ctx.payments.test!.pay(id);
  say({ said: 'paid', id });
  for (const event of events) await receiveEvent(ctx, event);
  say({ said: 'credited', id });
}

async function order(viewer: Viewer): Promise<void> {
  try {
    const { season } = await orderSeason(ctx, viewer, fixture, crypto.randomUUID());
    say({ said: 'charged', id: season.id });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'insufficient_cantos')) throw error;
    await buy(viewer);
  }
}

function hireShoppers(): Promise<Viewer[]> {
  return Promise.all(
    ['ada', 'bob', 'cyd', 'dan'].map(async (userId): Promise<Viewer> => {
      const email = `${userId}@example.com`;
      await ctx.database.pool.query('insert into users (id, name, email) values ($1, $1, $2) on conflict do nothing', [
        userId,
        email,
      ]);
      return { userId, email, roles: ['user'] };
    }),
  );
}

async function buyerOf(checkoutId: string): Promise<Viewer> {
  const { rows } = await ctx.database.pool.query<{ user_id: string }>(
    'select user_id from test_checkouts where id = $1',
    [checkoutId],
  );
  return shoppers.find(({ userId }) => userId === rows[0]?.user_id)!;
}

/** Made by the first process, used by its successors. */
async function keptFixture(): Promise<ShowFixture> {
  const path = join(config.dataDir, 'stage.json');
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(await createShowFixture({ ctx }, shoppers[0]!)));
  return JSON.parse(readFileSync(path, 'utf8')) as ShowFixture;
}
