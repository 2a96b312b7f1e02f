create table application_counts (
  network text primary key,
  count integer not null,
  window_started_at timestamptz not null
);
create index application_counts_age on application_counts (window_started_at);
