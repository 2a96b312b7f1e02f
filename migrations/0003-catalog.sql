create table pictures (
  key text primary key,
  spec jsonb not null,
  prompt text,
  created_at timestamptz not null default now()
);

create table shows (
  id text primary key default gen_random_uuid()::text,
  kind text not null check (kind in ('interactive', 'podcast', 'basic')),
  slug text not null,
  name text not null,
  description text,
  image_url text,
  landscape_image_url text,
  square_image_url text,
  picture jsonb,
  ink text,
  genre text,
  tone text,
  audience_rating text not null default 'all_ages' check (audience_rating in ('all_ages', '4+', '8+', '10+')),
  featured boolean not null default false,
  featured_order integer,
  is_public boolean not null default true,
  hidden_at timestamptz,
  user_id text references users on delete set null,
  featured_episode_link text,
  show_overview text,
  core_conflict text,
  history_lore text,
  world jsonb not null default '{}',
  release_year integer not null default 2023,
  show_creator text,
  podcast_rss_url text,
  youtube_url text,
  narrator_voice text,
  total_seasons integer not null default 0,
  total_views integer not null default 0,
  total_likes integer not null default 0,
  created_at timestamptz not null default now()
);
create index shows_slug on shows (slug);
create index shows_owner on shows (user_id, created_at);
create index shows_trending on shows (total_seasons, id) where is_public and hidden_at is null;
create index shows_newest on shows (created_at, id) where is_public and hidden_at is null;
create index shows_popular on shows (total_likes, id) where is_public and hidden_at is null;
create index shows_genre on shows (lower(genre)) where is_public and hidden_at is null;
create index shows_rating on shows (audience_rating) where is_public and hidden_at is null;
create index shows_name_search on shows using gin (name gin_trgm_ops);
create index shows_description_search on shows using gin (description gin_trgm_ops);

create table characters (
  id text primary key default gen_random_uuid()::text,
  show_id text not null references shows on delete cascade,
  name text not null,
  description text,
  image_url text,
  character_json jsonb not null default '{}',
  voice text not null,
  made_by text not null check (made_by in ('wizard', 'publishing', 'catalog')),
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create index characters_show on characters (show_id, created_at);

create table show_music (
  id text primary key default gen_random_uuid()::text,
  show_id text not null references shows on delete cascade,
  title text not null,
  mood text not null,
  ambience text not null,
  seed text not null,
  created_at timestamptz not null default now()
);
create index show_music_show on show_music (show_id);

create table locations (
  id text primary key default gen_random_uuid()::text,
  show_id text not null references shows on delete cascade,
  name text not null,
  description text,
  image_url text,
  background_music_id text references show_music on delete set null,
  created_at timestamptz not null default now()
);
create index locations_show on locations (show_id, created_at);

-- A generated show option, kept until its maker publishes it; publishing the same one twice gives the same show.
create table show_options (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users on delete cascade,
  image_url text not null,
  imagined jsonb not null,
  world jsonb not null,
  picture jsonb not null,
  show_id text references shows on delete set null,
  created_at timestamptz not null default now(),
  unique (user_id, image_url)
);

create table feed_cache (
  url text primary key,
  body jsonb not null,
  fetched_at timestamptz not null default now()
);
