create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- What is searched, and what is searched for: in small letters without accents.
create function fold_words(text) returns text language sql stable strict parallel safe as $$
  select lower(unaccent($1))
$$;

-- pg_trgm finds three letters or more. For searches of one or two: every letter and pair of a text. The planner must not
-- compute it row by row, which its cost tells.
create function letters_and_pairs(text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select array_agg(distinct part)
  from unnest(string_to_array($1, null), (string_to_array($1, null))[2:]) pairs (letter, next),
    lateral (values (letter), (letter || next)) parts (part)
  where part !~ '\s'
$$;

-- The first five letters of a word, and these with one of them left out: two words with one of these in common begin alike
-- but for one slip of the pen, whatever it was.
create function typo_keys(text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct substr(left($1, 5), 1, gap - 1) || substr(left($1, 5), gap + 1))
  from generate_series(1, least(length($1), 5) + 1) gap
$$;

-- The words of names, for searches that misspell one of them. A word stays when its name is gone; nobody is shown it unless
-- the search finds something with it.
create table search_words (
  word text primary key,
  keys text[] not null
);
create index search_words_keys on search_words using gin (keys);
create function learn_words(folded text) returns void language sql as $$
  insert into search_words (word, keys)
  select word, typo_keys(word) from (
    select distinct word from regexp_split_to_table(folded, '[^[:alnum:]]+') word where length(word) between 4 and 40
  ) words
  where not exists (select from search_words known where known.word = words.word)
  order by word
  on conflict do nothing
$$;

create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Signing in takes a code beside the password; admins have their rights only then.
  two_factor_enabled boolean not null default false,
  -- Somebody asked for the account to be deleted; carried out 14 days later unless taken back. `deleted_at` is when it was:
  -- the row stays as a nameless one, because the ledger and purchases point to it.
  deletion_requested_at timestamptz,
  deleted_at timestamptz,
  -- Somebody whose application as a creator was accepted; kept by triggers of the applications.
  is_creator boolean not null default false
);
create index users_to_delete on users (deletion_requested_at) where deletion_requested_at is not null and deleted_at is null;

create table auth_sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);

create table auth_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_accounts_user on auth_accounts (user_id);

-- The secret of the codes and the recovery codes that are left, both encrypted with the application's secret.
create table auth_two_factors (
  id text primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null unique references users on delete cascade,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

create table profiles (
  user_id text primary key references users on delete cascade,
  username text not null unique,
  created_at timestamptz not null default now(),
  -- For searches that misspell it. Not among search_words, where it would outlive its owner.
  keys text[] generated always as (typo_keys(lower(username))) stored
);
create index profiles_keys on profiles using gin (keys);
create index profiles_found on profiles using gin (lower(username) gin_trgm_ops, letters_and_pairs(lower(username)));
alter index profiles_found alter column 2 set statistics 0;

create table user_roles (
  user_id text not null references users on delete cascade,
  role text not null check (role in ('admin', 'user', 'player')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- How often one person, or one network where nobody is signed in, did something since `window_started_at`.
create table action_counts (
  action text not null,
  who text not null,
  count integer not null,
  window_started_at timestamptz not null,
  primary key (action, who)
);
create index action_counts_age on action_counts (window_started_at);

-- Tells every process that something is no longer as everybody sees it: what is kept of public answers is thrown away.
-- A statement that changes counters alone (views, likes, plays) tells nothing: those may be seconds late.
create function tell_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('canto_topics', 'public');
  return null;
end $$;
create function tell_public_change_but_counts() returns trigger language plpgsql as $$
declare
  counts text[] := array['total_views', 'total_likes', 'total_plays', 'total_episode_plays'];
begin
  if to_jsonb(new) - counts is distinct from to_jsonb(old) - counts then
    perform pg_notify('canto_topics', 'public');
  end if;
  return null;
end $$;
create trigger profiles_public after update or delete on profiles for each row execute function tell_public_change();
