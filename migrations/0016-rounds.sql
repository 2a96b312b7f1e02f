-- Friends who listen together. The id is the link: whoever has it may join. What a room does stands in one row, whose version
-- grows with every change.
create table rounds (
  id text primary key,
  season_id text not null references user_seasons on delete cascade,
  episode_id text not null references season_episodes on delete cascade,
  version integer not null default 1,
  state jsonb not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index rounds_season on rounds (season_id);
create index rounds_episode on rounds (episode_id);
create index rounds_changed on rounds (changed_at);

-- Who has a seat: with an account, or as a guest by a signed cookie.
create table round_members (
  id text primary key default gen_random_uuid()::text,
  round_id text not null references rounds on delete cascade,
  user_id text references users on delete cascade,
  guest_id text,
  name text not null,
  is_behind boolean not null default false,
  joined_at timestamptz not null,
  -- Since when they are here without a longer absence, and when they were last here.
  arrived_at timestamptz not null,
  seen_at timestamptz not null,
  left_at timestamptz,
  removed_at timestamptz,
  check (user_id is not null or guest_id is not null),
  unique (round_id, user_id),
  unique (round_id, guest_id)
);
create index round_members_user on round_members (user_id);

create table round_words (
  id text primary key default gen_random_uuid()::text,
  round_id text not null references rounds on delete cascade,
  member_id text not null references round_members on delete cascade,
  text text,
  reaction text check (reaction in ('heart', 'laugh', 'ghost', 'clap')),
  at timestamptz not null,
  check ((text is null) <> (reaction is null))
);
create index round_words_newest on round_words (round_id, at desc);
create index round_words_member on round_words (member_id);

-- Who is connected to which web process. A process that is gone beats no more, and whom it had here is away.
create table round_presence (
  round_id text not null references rounds on delete cascade,
  process_id text not null,
  member_ids text[] not null,
  beaten_at timestamptz not null,
  primary key (round_id, process_id)
);
create index round_presence_process on round_presence (process_id);
