-- What members played, once a day each: who takes a season up again hears what happened before. It goes with the account.
create table episode_plays (
  user_id text not null references users on delete cascade,
  episode_id text not null references season_episodes on delete cascade,
  day date not null,
  primary key (user_id, episode_id, day)
);
create index episode_plays_episode on episode_plays (episode_id);

create function count_play() returns trigger language plpgsql as $$
begin
  update user_seasons set total_episode_plays = total_episode_plays + 1
    where id = (select season_id from season_episodes where id = new.episode_id);
  return null;
end $$;
create trigger episode_plays_counted after insert on episode_plays for each row execute function count_play();

-- The log of what members heard: a row for each stretch without a jump, which its device may send again while it grows.
-- What was deleted keeps its id and nothing else, so that a device that sends it late changes nothing.
create table listening_events (
  user_id text not null references users on delete cascade,
  id text not null,
  device_id text,
  device_kind text check (device_kind in ('phone', 'tablet', 'computer')),
  episode_id text references season_episodes on delete cascade,
  kind text not null check (kind in ('play', 'heard', 'off')),
  from_ms integer not null,
  to_ms integer not null check (to_ms >= from_ms),
  at timestamptz not null,
  primary key (user_id, id)
);
create index listening_events_newest on listening_events (user_id, at desc, id desc) where episode_id is not null;
create index listening_events_episode on listening_events (episode_id);

-- The address of a member's own podcast feed: a number nobody can guess, signed with the installation's secret where it is
-- shown. Another number or none, and the old address leads nowhere.
create table own_feeds (
  user_id text primary key references users on delete cascade,
  id text not null unique,
  created_at timestamptz not null default now()
);
