-- Backups that were made, and the one that is being made: while it reads, no file is deleted. One that has not been alive for a
-- while has died with its process.
create table backups (
  id text primary key default gen_random_uuid()::text,
  place text not null,
  started_at timestamptz not null default now(),
  alive_at timestamptz not null default now(),
  finished_at timestamptz,
  bytes bigint,
  failure text
);
create index backups_newest on backups (started_at);

-- What the processes have counted, in slots of ten minutes: figures are added up, whoever counted them.
create table service_figures (
  slot timestamptz not null,
  name text not null,
  value double precision not null,
  primary key (slot, name)
);

-- What came in and went out of late; grows by a page's summary, not by an entry.
create index canto_ledger_moments on canto_ledger using brin (created_at);
