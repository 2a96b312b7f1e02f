create table user_seasons (
  id text primary key default gen_random_uuid()::text,
  show_id text not null references shows on delete cascade,
  location_id text references locations on delete set null,
  creator_id text references users on delete set null,
  title text not null,
  description text,
  featured_image_url text,
  landscape_image_url text,
  is_published boolean not null default true,
  hidden_at timestamptz,
  is_remixed boolean not null default false,
  source_season_id text references user_seasons on delete set null,
  source_episode_number integer,
  plot_idea text not null,
  seed text not null,
  -- Two characters and a place as they were when the season began, so that deleting one later keeps the season.
  leads jsonb not null,
  place jsonb not null,
  narrator_voice text not null,
  status text not null default 'queued' check (status in ('queued', 'writing', 'casting', 'recording', 'finishing', 'ready', 'failed')),
  error text,
  current_episode integer not null default 1,
  episode_count integer not null default 0,
  total_likes integer not null default 0,
  total_views integer not null default 0,
  total_episode_plays integer not null default 0,
  created_at timestamptz not null default now()
);
create index user_seasons_by_likes on user_seasons (show_id, total_likes, id) where is_published and hidden_at is null;
create index user_seasons_by_views on user_seasons (show_id, total_views, id) where is_published and hidden_at is null;
create index user_seasons_creator on user_seasons (creator_id, created_at);

create table season_episodes (
  id text primary key default gen_random_uuid()::text,
  season_id text not null references user_seasons on delete cascade,
  episode_number integer not null check (episode_number >= 1),
  title text not null default '',
  content text not null default '',
  stage text not null default 'queued' check (stage in ('queued', 'writing', 'casting', 'recording', 'finishing', 'ready', 'failed')),
  error text,
  -- The choice that led here, in words kept for good, and the season's memory after this episode.
  choice_key text,
  choice_text text,
  story_state jsonb,
  lines_total integer,
  audio_key text,
  captions_key text,
  transcript jsonb,
  duration_ms integer,
  charged_user_id text references users on delete set null,
  charge_key text,
  usage jsonb not null default '[]',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint one_episode_per_number unique (season_id, episode_number)
);

create table episode_lines (
  episode_id text not null references season_episodes on delete cascade,
  position integer not null,
  role text not null,
  speaker text not null,
  text text not null,
  delivery text,
  primary key (episode_id, position)
);

-- A spoken sentence, by a hash of everything that changes its sound; its frames lie in the file store.
create table takes (
  key text primary key,
  duration_ms integer not null,
  words jsonb not null,
  created_at timestamptz not null default now()
);

-- Which takes an episode is made of, in order: what a listener hears while the rest is still being voiced.
create table episode_takes (
  episode_id text not null references season_episodes on delete cascade,
  position integer not null,
  line_position integer not null,
  take_key text not null references takes,
  primary key (episode_id, position)
);

create table episode_choices (
  id text primary key default gen_random_uuid()::text,
  episode_id text not null references season_episodes on delete cascade,
  choice_key text not null,
  choice_text text not null,
  choice_order integer not null,
  unique (episode_id, choice_order)
);
create index season_episodes_audio on season_episodes (audio_key);
create index season_episodes_captions on season_episodes (captions_key);
