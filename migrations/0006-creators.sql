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
  decided_at timestamptz,
  decision_mailed_at timestamptz,
  created_at timestamptz not null default now()
);
create index creator_applications_newest on creator_applications (created_at);

-- An accepted application belongs to whoever has confirmed its address, now or later.
create function mark_creator() returns trigger language plpgsql as $$
begin
  update users set is_creator = true where lower(email) = lower(new.email) and email_verified;
  return null;
end $$;
create trigger creator_applications_accepted after insert or update of status on creator_applications
  for each row when (new.status = 'accepted') execute function mark_creator();

create function find_own_application() returns trigger language plpgsql as $$
begin
  new.is_creator := exists (select 1 from creator_applications
    where status = 'accepted' and lower(creator_applications.email) = lower(new.email));
  return new;
end $$;
create trigger users_own_application before insert or update of email, email_verified on users
  for each row when (new.email_verified and not new.is_creator) execute function find_own_application();

-- A podcast that a creator brings: a claim on a feed, which is proved before anything is published.
create table podcasts (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users on delete cascade,
  feed_url text not null references followed_feeds (url) on update cascade,
  guid text,
  code text not null,
  mailed_code_hash text,
  mailed_at timestamptz,
  mail_tries integer not null default 0,
  vouching_asked_at timestamptz,
  proof text check (proof in ('feed', 'mail', 'vouched')),
  proved_at timestamptz,
  looked_at timestamptz,
  next_look_at timestamptz not null,
  show_id text unique references shows on delete set null,
  created_at timestamptz not null,
  unique (user_id, feed_url)
);
create unique index podcasts_one_owner on podcasts (feed_url) where proved_at is not null;
create unique index podcasts_one_name on podcasts (guid) where proved_at is not null;
create index podcasts_to_look_at on podcasts (next_look_at) where proved_at is null;
create index podcasts_vouching on podcasts (vouching_asked_at) where vouching_asked_at is not null and proved_at is null;
