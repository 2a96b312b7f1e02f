-- What an admin hid from everybody but its owner; shows and seasons have such a mark from the start.
alter table characters add column hidden_at timestamptz;

-- Why a production was given up, as its last attempt put it: for admins, not for listeners.
alter table season_episodes add column failure text;
create index season_episodes_failed on season_episodes (created_at, id) where stage = 'failed';

alter table creator_applications add column decided_at timestamptz, add column decision_mailed_at timestamptz;

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
