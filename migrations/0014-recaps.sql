-- What is told, before the next episode, to a listener who was away after this one: its file and timed lines.
alter table season_episodes add column recap jsonb;
