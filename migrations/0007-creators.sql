create table creator_applications (
  id text primary key default gen_random_uuid()::text,
  full_name text not null,
  email text not null,
  current_platform text not null,
  show_name text not null,
  follower_count text not null,
  description text not null,
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')),
  notified_at timestamptz,
  created_at timestamptz not null default now()
);
create index creator_applications_newest on creator_applications (created_at);
