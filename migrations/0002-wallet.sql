create table user_cantos (
  user_id text primary key references users on delete restrict,
  balance integer not null default 0 constraint balance_not_negative check (balance >= 0)
);

create table canto_ledger (
  id text primary key default gen_random_uuid()::text,
  sequence bigint generated always as identity,
  user_id text not null references user_cantos on delete restrict,
  amount integer not null check (amount <> 0),
  balance_after integer not null,
  reason text not null check (reason in ('sign_up', 'season', 'episode', 'remix', 'refund', 'pack', 'plan', 'reversal', 'dispute', 'correction')),
  reference text,
  description text not null,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  constraint ledger_entry_once unique (user_id, idempotency_key)
);
create index canto_ledger_user on canto_ledger (user_id, sequence);
create index canto_ledger_reference on canto_ledger (reference);

-- The ledger is the only thing that changes a balance: inserting an entry moves it, in the same statement, and the
-- entry carries the balance it left. A balance below 0 refuses the entry.
create function move_balance() returns trigger language plpgsql as $$
begin
  update user_cantos set balance = balance + new.amount where user_id = new.user_id returning balance into new.balance_after;
  if not found then
    raise exception 'user % has no wallet', new.user_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger canto_ledger_moves_balance before insert on canto_ledger for each row execute function move_balance();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger canto_ledger_append_only before update or delete on canto_ledger for each row execute function refuse_change();

create function only_through_ledger() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.balance <> 0) or (tg_op = 'UPDATE' and new.balance <> old.balance and pg_trigger_depth() < 2) then
    raise exception 'balances change only through the ledger' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger user_cantos_only_through_ledger before insert or update on user_cantos for each row execute function only_through_ledger();

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

-- An account comes with a profile, the role user and 1,000 cantos, whoever makes it and in the same transaction. Of names
-- that many have ('info' and the like) it takes one with a number at random, instead of trying every one that others have.
create function welcome_user() returns trigger language plpgsql as $$
declare
  base text := left(regexp_replace(lower(split_part(new.email, '@', 1)), '[^a-z0-9._-]+', '', 'g'), 30);
  candidate text;
  tries integer := 1;
begin
  if base = '' then base := 'listener'; end if;
  candidate := base;
  loop
    insert into profiles (user_id, username) values (new.id, candidate) on conflict (username) do nothing;
    exit when found;
    tries := tries + 1;
    candidate := base || case when tries <= 5 then tries else floor(random() * power(10, least(tries, 9)))::integer end;
  end loop;
  insert into user_roles (user_id, role) values (new.id, 'user');
  insert into user_cantos (user_id) values (new.id);
  insert into canto_ledger (user_id, amount, reason, description, idempotency_key)
    values (new.id, 1000, 'sign_up', 'Welcome to Canto', 'sign-up');
  return null;
end $$;
create trigger users_are_welcomed after insert on users for each row execute function welcome_user();

create table idempotent_requests (
  user_id text not null references users on delete cascade,
  operation text not null,
  key text not null,
  fingerprint text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotent_requests_age on idempotent_requests (created_at);

-- A checkout we opened, under the payment provider's own id. `cantos` is what paying it gives, from our own price list.
create table checkouts (
  id text primary key,
  user_id text not null references users on delete restrict,
  kind text not null check (kind in ('pack', 'plan')),
  item text not null,
  amount_cents integer not null,
  cantos integer not null,
  status text not null default 'open' check (status in ('open', 'paid', 'expired', 'refused')),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- What a paid checkout turned into at the provider: a payment, which can be refunded, or a subscription.
  payment_id text unique,
  subscription_id text unique
);
create index checkouts_user on checkouts (user_id, created_at);

-- A buyer may have had several subscriptions; `told_at` is when the provider said what the row says.
create table subscriptions (
  user_id text not null references users on delete cascade,
  plan text not null check (plan in ('starter', 'premium')),
  status text not null,
  customer_id text not null,
  subscription_id text primary key,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- A plan bought while another runs is refused: cancelled and paid back, and it brings nothing. Null until it first runs.
  accepted boolean,
  told_at timestamptz not null default now()
);
create index subscriptions_user on subscriptions (user_id);

-- Events of the payment provider that have been dealt with: it sends some twice, late, and out of order.
create table payment_events (
  id text primary key,
  kind text not null,
  received_at timestamptz not null default now()
);

-- Sessions of the built-in test checkout.
create table test_checkouts (
  id text primary key,
  idempotency_key text not null unique,
  user_id text not null,
  body jsonb not null,
  status text not null,
  created_at timestamptz not null
);
create index test_checkouts_user on test_checkouts (user_id, created_at);

-- How much of a payment was given back, as far as told and as far as the cantos were taken back for it. A refund may be
-- told before the payment.
create table payment_refunds (
  payment_id text primary key,
  user_id text not null references users on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  refunded_cents integer not null check (refunded_cents >= 0),
  handled_cents integer not null default 0 check (handled_cents between 0 and refunded_cents),
  -- The ledger entry that a refunded payment of a plan brought or will bring; a pack's is found by its checkout.
  grant_key text
);
create index payment_refunds_grant on payment_refunds (user_id, grant_key);

-- Payments that a buyer's bank asks back. `cantos` is what the payment gave, null until it has given any; `taken` is how many of
-- them have been taken from the wallet. What a lost dispute has not taken is a debt.
create table payment_disputes (
  id text primary key,
  payment_id text not null,
  user_id text not null references users on delete restrict,
  charged_cents integer not null check (charged_cents > 0),
  disputed_cents integer not null check (disputed_cents > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  grant_key text,
  cantos integer check (cantos >= 0),
  taken integer not null default 0 check (taken between 0 and coalesce(cantos, 0)),
  told_at timestamptz not null
);
create index payment_disputes_user on payment_disputes (user_id);
