-- Moves cantos once, in one round trip: null, null where there is no wallet; null and the balance where that does not
-- suffice; false and the balance where the key is known. It locks the wallet before it looks, so of two calls at once the
-- second sees what the first did: a double charge is 'known', never 'insufficient'.
create function post_entry(
  in_user text, in_amount integer, in_reason text, in_reference text, in_description text, in_key text,
  out posted boolean, out balance integer
) language plpgsql as $$
begin
  select wallet.balance into post_entry.balance from user_cantos wallet where wallet.user_id = in_user for update;
  if not found then return; end if;
  if exists (select 1 from canto_ledger entry where entry.user_id = in_user and entry.idempotency_key = in_key) then
    posted := false;
    return;
  end if;
  if balance + in_amount < 0 then return; end if;
  insert into canto_ledger (user_id, amount, reason, reference, description, idempotency_key)
    values (in_user, in_amount, in_reason, in_reference, in_description, in_key)
    returning balance_after into post_entry.balance;
  posted := true;
end $$;

-- What a paid checkout turned into at the provider: a payment, which can be refunded, or a subscription.
alter table checkouts add column payment_id text unique, add column subscription_id text unique;

-- A buyer may have had several subscriptions; `told_at` is when the provider said what the row says.
alter table subscriptions drop constraint subscriptions_pkey;
alter table subscriptions drop constraint subscriptions_subscription_id_key;
alter table subscriptions add primary key (subscription_id);
alter table subscriptions rename column updated_at to told_at;
alter table subscriptions add column cancel_at_period_end boolean not null default false;
create index subscriptions_user on subscriptions (user_id);

-- How much of a payment was given back, as far as told and as far as the cantos were taken back for it. A refund may be
-- told before the payment.
create table payment_refunds (
  payment_id text primary key,
  user_id text not null references users on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  refunded_cents integer not null check (refunded_cents >= 0),
  handled_cents integer not null default 0 check (handled_cents between 0 and refunded_cents)
);
