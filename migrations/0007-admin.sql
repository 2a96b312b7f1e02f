-- What somebody thinks should not be here. One open report per person and thing.
create table content_reports (
  id text primary key default gen_random_uuid()::text,
  reporter_id text not null references users on delete cascade,
  subject_kind text not null check (subject_kind in ('show', 'season', 'character')),
  subject_id text not null,
  reason text not null check (reason in ('unsafe', 'hateful', 'sexual', 'copying', 'personal', 'other')),
  words text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index one_open_report on content_reports (reporter_id, subject_kind, subject_id) where status = 'open';
create index content_reports_open on content_reports (subject_kind, subject_id, created_at) where status = 'open';
create index content_reports_reporter on content_reports (reporter_id, created_at);

-- Every act of an admin, written in the transaction that does it. It names people by their id alone: it is kept for good.
create table admin_acts (
  id text primary key default gen_random_uuid()::text,
  sequence bigint generated always as identity unique,
  admin_id text not null references users on delete restrict,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_name text,
  reason text,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index admin_acts_subject on admin_acts (subject_kind, subject_id, sequence);

create function refuse_change_of_acts() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger admin_acts_append_only before update or delete on admin_acts for each row execute function refuse_change_of_acts();
create trigger admin_acts_never_emptied before truncate on admin_acts for each statement execute function refuse_change_of_acts();

-- What a speech server's voices sound like and which of them speaks for whom, by model and address: heard once.
create table speech_auditions (
  endpoint text primary key,
  audition jsonb not null,
  heard_at timestamptz not null
);

-- What an admin has chosen instead of what the environment says; without an address the part that comes with Canto.
create table provider_choices (
  part text primary key check (part in ('story', 'speech')),
  base_url text,
  model text,
  -- Encrypted with a key that is made from AUTH_SECRET.
  sealed_key text,
  chosen_at timestamptz not null,
  check ((base_url is null) = (model is null))
);
