-- Sentences voiced for an episode that are not of it: what happened so far, and how its three paths begin. They go with it.
create table prepared_takes (
  episode_id text not null references season_episodes on delete cascade,
  take_key text not null references takes,
  primary key (episode_id, take_key)
);
create index prepared_takes_take on prepared_takes (take_key);
create index episode_takes_take on episode_takes (take_key);

-- What somebody played goes with their account.
create index daily_views_plays on daily_views (visitor) where subject like 'play:%';
