-- What the narrator says of an episode's doors when it has ended: the file, and where each part lies in it.
alter table season_episodes add column doors jsonb;

-- What opens for listeners who do not answer at the doors, and the most that this may cost them from one 05:00 on their own
-- clock to the next.
create table standing_wishes (
  user_id text primary key references users on delete cascade,
  wish text not null check (wish in ('wait', 'first', 'surprise')),
  cantos_per_evening integer not null check (cantos_per_evening >= 0),
  time_zone text not null,
  updated_at timestamptz not null
);

-- Episodes that a wish ordered, with the ledger key of what was charged. A deleted season does not give its evening back.
create table wished_episodes (
  user_id text not null references users on delete cascade,
  episode_id text not null,
  charge_key text not null,
  at timestamptz not null,
  primary key (user_id, episode_id)
);
create index wished_episodes_evening on wished_episodes (user_id, at);
