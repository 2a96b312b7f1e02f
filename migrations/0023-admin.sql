-- Each look at the whole ledger, with what was wrong.
create table ledger_audits (
  id text primary key default gen_random_uuid()::text,
  audited_at timestamptz not null default now(),
  entries integer not null,
  wallets integer not null,
  faults jsonb not null default '[]'
);
create index ledger_audits_newest on ledger_audits (audited_at);
