-- A checkout we opened, under the payment provider's own id. `cantos` is what paying it gives, from our own price list.
create table checkouts (
  id text primary key,
  user_id text not null references users on delete restrict,
  kind text not null check (kind in ('pack', 'plan')),
  item text not null,
  amount_cents integer not null,
  cantos integer not null,
  status text not null default 'open' check (status in ('open', 'paid', 'expired')),
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
create index checkouts_user on checkouts (user_id, created_at);

create table subscriptions (
  user_id text primary key references users on delete cascade,
  plan text not null check (plan in ('starter', 'premium')),
  status text not null,
  customer_id text not null,
  subscription_id text not null unique,
  current_period_end timestamptz,
  updated_at timestamptz not null default now()
);

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
