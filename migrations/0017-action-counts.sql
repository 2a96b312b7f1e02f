-- How often one person, or one network where nobody is signed in, did something since `window_started_at`.
drop table application_counts;
create table action_counts (
  action text not null,
  who text not null,
  count integer not null,
  window_started_at timestamptz not null,
  primary key (action, who)
);
create index action_counts_age on action_counts (window_started_at);
