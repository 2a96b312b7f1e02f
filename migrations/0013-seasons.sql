-- What a season remembers after an episode, as its maker had mended it by then: facts with the lines that said them, what was
-- struck out, and what hangs on each choice. A copy of an episode has it too.
alter table season_episodes add column memory jsonb;

-- What makers changed in the memory of their seasons. Nothing is ever taken away: undoing is a change too.
create table memory_changes (
  id text primary key default gen_random_uuid()::text,
  season_id text not null references user_seasons on delete cascade,
  -- 1, 2, … of its season.
  number integer not null,
  act text not null check (act in ('strike', 'correct', 'add', 'pin', 'unpin', 'undo')),
  -- What it does to the fact: that of an undoing is the opposite of what it undoes.
  effect text not null check (effect in ('strike', 'restore', 'text', 'add', 'pin', 'unpin')),
  fact_id text not null,
  chapter text,
  -- The sentence before and after.
  was text,
  text text,
  undoes text references memory_changes on delete cascade,
  author_id text references users on delete set null,
  -- The last episode there was; the next one knows of it.
  after_episode integer not null,
  created_at timestamptz not null default now(),
  constraint one_memory_change_per_number unique (season_id, number)
);
create trigger memory_changes_public after insert on memory_changes
  for each statement execute function tell_public_change();
create trigger memory_changes_told after insert on memory_changes
  for each row execute function tell_season_change();
