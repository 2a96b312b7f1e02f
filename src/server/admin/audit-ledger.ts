// What must always be true of the money, as questions to the database, of the wallet and of what it paid for.
import { sql, type SQL } from 'drizzle-orm';
import { prices } from '#shared/wallet.ts';
import type { Context } from '../context.ts';

export type Fault = { rule: string; detail: string };
export type Audit = {
  counts: { wallets: number; entries: number; checkouts: number; charges: number };
  faults: Fault[];
};

const producing = sql`('season', 'episode', 'remix')`;

/** Refunds of payments that gave something, each with what it gave. */
const refundedGrants = sql`select p.*, l.amount from payment_refunds p
  left join checkouts c on c.payment_id = p.payment_id and c.kind = 'pack'
  join canto_ledger l on l.user_id = p.user_id and l.idempotency_key = coalesce(p.grant_key, 'checkout:' || c.id)`;

/** Each query lists what breaks its rule. */
const rules: [rule: string, broken: SQL][] = [
  [
    'everybody has a wallet and one welcome',
    sql`select format('%s has %s', u.id, count(l.id)) as detail from users u
      left join user_cantos w on w.user_id = u.id left join canto_ledger l on l.user_id = u.id and l.reason = 'sign_up'
      group by u.id, w.user_id having w.user_id is null or count(l.id) <> 1`,
  ],
  [
    'a balance is the sum of its ledger',
    sql`select format('%s has %s, its ledger says %s', w.user_id, w.balance, coalesce(sum(l.amount), 0)) as detail
      from user_cantos w left join canto_ledger l using (user_id) group by w.user_id having w.balance <> coalesce(sum(l.amount), 0)`,
  ],
  [
    'an entry carries the balance it left',
    sql`select format('entry %s says %s, the entries up to it %s', id, balance_after, total) as detail from (
        select id, balance_after, sum(amount) over (partition by user_id order by sequence) as total from canto_ledger
      ) entries where balance_after <> total`,
  ],
  [
    'nothing is below 0',
    sql`select format('%s', user_id) as detail from user_cantos where balance < 0
      union all select format('entry %s', id) from canto_ledger where balance_after < 0`,
  ],
  [
    'a paid pack is credited once',
    sql`select format('checkout %s of %s cantos: %s credited in %s entries', c.id, c.cantos, coalesce(sum(l.amount), 0), count(l.id)) as detail
      from checkouts c left join canto_ledger l on l.reason = 'pack' and l.reference = c.id
      where c.kind = 'pack' group by c.id
      having count(l.id) <> (c.status = 'paid')::int or coalesce(sum(l.amount), 0) <> (c.status = 'paid')::int * c.cantos
        or bool_or(l.user_id <> c.user_id or l.idempotency_key <> 'checkout:' || c.id)`,
  ],
  [
    'a credited pack was paid',
    sql`select format('entry %s for %s', l.id, l.reference) as detail from canto_ledger l
      where l.reason = 'pack' and not exists (select 1 from checkouts c where c.id = l.reference and c.status = 'paid' and c.kind = 'pack')`,
  ],
  [
    'a paid plan brings its first month once',
    sql`select format('checkout %s: %s entries', c.id, count(l.id)) as detail from checkouts c
      left join canto_ledger l on l.reason = 'plan' and l.user_id = c.user_id and l.idempotency_key = 'subscription:' || c.subscription_id || ':first'
      where c.kind = 'plan' and c.status = 'paid' group by c.id having count(l.id) <> 1`,
  ],
  [
    'a refund gives back one charge',
    sql`select format('entry %s (%s)', r.id, r.idempotency_key) as detail from canto_ledger r
      where r.reason = 'refund' and not exists (
        select 1 from canto_ledger c where c.user_id = r.user_id and c.reason in ${producing}
          and 'refund:' || c.idempotency_key = r.idempotency_key and c.amount = -r.amount and c.sequence < r.sequence)`,
  ],
  [
    'a charge has its episode',
    sql`select format('entry %s (%s) for %s', l.id, l.reason, l.reference) as detail from canto_ledger l
      where l.reason in ${producing} and (l.amount >= 0 or not exists (select 1 from season_episodes e where e.id = l.reference)
        -- With an account go its unpublished seasons; the entries that paid for them stay.
        and not exists (select 1 from canto_ledger o join users u on u.id = o.user_id
          where o.idempotency_key = l.idempotency_key and u.deleted_at is not null))`,
  ],
  [
    'an episode is paid for once, and not at all when it failed',
    sql`select format('episode %s (%s): %s charges not given back', e.id, e.stage, count(c.id)) as detail from season_episodes e
      left join canto_ledger c on c.reference = e.id and c.reason in ${producing} and not exists (
        select 1 from canto_ledger r where r.user_id = c.user_id and r.idempotency_key = 'refund:' || c.idempotency_key)
      where e.charge_key is not null group by e.id
      having count(distinct c.idempotency_key) <> (e.stage <> 'failed')::int
        or (e.stage <> 'failed' and not bool_or(c.idempotency_key = e.charge_key))
        -- Where several chip in, their shares are one price.
        or (count(c.id) > 1 and -sum(c.amount) not in (${sql.raw([...new Set(Object.values(prices))].join(', '))}))`,
  ],
  [
    'a reversal belongs to a refunded payment and takes no more than it gave',
    sql`select format('payment %s: %s taken back', r.payment_id, -sum(r.amount)) as detail
      from (select *, split_part(idempotency_key, ':', 2) as payment_id from canto_ledger where reason = 'reversal') r
      left join (${refundedGrants}) g using (user_id, payment_id)
      group by r.payment_id, g.amount, g.amount_cents, g.handled_cents
      having g.amount is null or sum(r.amount) >= 0
        or -sum(r.amount) > floor(g.amount::numeric * least(g.handled_cents, g.amount_cents) / g.amount_cents)`,
  ],
  [
    'a refund of a settled payment has been dealt with',
    sql`select format('payment %s: %s of %s cents', payment_id, handled_cents, refunded_cents) as detail
      from (${refundedGrants}) g where handled_cents < refunded_cents`,
  ],
  [
    'a dispute has taken what its entries say, and nobody owes who has cantos',
    sql`select format('dispute %s: %s of %s taken', d.id, -coalesce(sum(l.amount), 0), d.taken) as detail from payment_disputes d
        left join canto_ledger l on l.user_id = d.user_id and l.reason = 'dispute' and l.reference = d.id
        group by d.id having d.taken <> -coalesce(sum(l.amount), 0) or (d.status = 'won' and d.taken <> 0)
      union all select format('entry %s', l.id) from canto_ledger l
        where l.reason = 'dispute' and not exists (select 1 from payment_disputes d where d.id = l.reference and d.user_id = l.user_id)
      union all select format('%s has %s', w.user_id, w.balance) from user_cantos w join payment_disputes d using (user_id)
        where d.status = 'lost' and d.taken < d.cantos and w.balance > 0`,
  ],
  [
    'a refused plan brings nothing',
    sql`select format('subscription %s: entry %s', s.subscription_id, l.id) as detail from subscriptions s
      join canto_ledger l on l.user_id = s.user_id and l.idempotency_key = 'subscription:' || s.subscription_id || ':first'
      where s.accepted = false`,
  ],
];

/** Looks at one moment of a live database. No faults is the only good answer. */
export function auditLedger({ db }: Pick<Context, 'db'>): Promise<Audit> {
  return db.transaction(
    async (tx) => {
      // Every entry there ever was is read.
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<Audit['counts']>(sql`select
        (select count(*)::int from user_cantos) as wallets, (select count(*)::int from canto_ledger) as entries,
        (select count(*)::int from checkouts where status = 'paid') as checkouts,
        (select count(*)::int from canto_ledger where reason in ${producing}) as charges`);
      const faults: Fault[] = [];
      for (const [rule, broken] of rules) {
        const found = await tx.execute<{ detail: string }>(broken);
        for (const { detail } of found.rows) faults.push({ rule, detail });
      }
      return { counts: rows[0]!, faults };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
