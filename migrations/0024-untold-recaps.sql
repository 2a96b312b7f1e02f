-- When what happened so far could not be told: for a day nobody is asked to tell it again.
alter table season_episodes add column recap_failed_at timestamptz;
