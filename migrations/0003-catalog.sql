create table pictures (
  key text primary key,
  spec jsonb not null,
  prompt text,
  -- What painting it consumed; null where it is drawn.
  usage jsonb,
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
  -- What the show brings to every season of it (shared/show-story.ts); null for shows that people make.
  story jsonb,
  release_year integer not null default 2023,
  show_creator text,
  podcast_rss_url text,
  youtube_url text,
  narrator_voice text,
  total_seasons integer not null default 0,
  total_views integer not null default 0,
  total_likes integer not null default 0,
  -- What was played of its seasons.
  total_plays integer not null default 0,
  created_at timestamptz not null default now()
);
create index shows_slug on shows (slug);
create index shows_owner on shows (user_id, created_at);
create index shows_name_search on shows using gin (name gin_trgm_ops);

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
  hidden_at timestamptz,
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

-- A feed that a creator brings and that is read again by itself: what was last read of it, and how that went.
create table followed_feeds (
  url text primary key,
  about jsonb not null,
  episodes jsonb not null,
  left_out jsonb not null,
  -- The audience that its texts were judged for.
  audience_rating text not null,
  etag text,
  last_modified text,
  read_at timestamptz not null,
  next_read_at timestamptz not null,
  failures integer not null default 0,
  failing_since timestamptz,
  failure text,
  moved_at timestamptz,
  -- A hub (WebSub) that tells of new episodes, asked for by a token that nobody else knows.
  hub_token text unique,
  hub_secret text,
  hub_url text,
  hub_topic text,
  hub_asked_at timestamptz,
  hub_until timestamptz
);
create index followed_feeds_due on followed_feeds (next_read_at);
create index shows_feed on shows (podcast_rss_url) where podcast_rss_url is not null;

-- What happened at a show in a day: visits of its page, and plays of its feed's episodes. It names nobody.
create table show_days (
  show_id text not null references shows on delete cascade,
  day date not null,
  views integer not null default 0,
  plays integer not null default 0,
  primary key (show_id, day)
);

-- What the list of shows is searched, filtered and ordered by, of the public ones alone, in rows so small that thousands
-- are looked through while a page waits; with one index for a search and its filters together.
create table show_search (
  show_id text primary key references shows on delete cascade,
  total_seasons integer not null,
  total_likes integer not null,
  created_at timestamptz not null,
  -- The audience rating and the genre, as the chips of the page name them, in small letters.
  chips text[] not null,
  -- Name and description, folded.
  words text not null
);

create function index_show() returns trigger language plpgsql as $$
begin
  if new.is_public and new.hidden_at is null then
    insert into show_search (show_id, total_seasons, total_likes, created_at, chips, words)
    values (new.id, new.total_seasons, new.total_likes, new.created_at,
      array_remove(array[new.audience_rating, lower(new.genre)], null),
      fold_words(new.name || E'\n' || coalesce(new.description, '')))
    on conflict (show_id) do update set total_seasons = excluded.total_seasons, total_likes = excluded.total_likes,
      created_at = excluded.created_at, chips = excluded.chips, words = excluded.words;
    perform learn_words(fold_words(new.name));
  elsif tg_op = 'UPDATE' then
    delete from show_search where show_id = new.id;
  end if;
  return null;
end $$;
create trigger shows_indexed
  after insert or update of name, description, genre, audience_rating, is_public, hidden_at, total_seasons, total_likes, created_at
  on shows for each row execute function index_show();

create index show_search_trending on show_search (total_seasons, show_id);
create index show_search_newest on show_search (created_at, show_id);
create index show_search_popular on show_search (total_likes, show_id);
create index show_search_found on show_search using gin (words gin_trgm_ops, letters_and_pairs(words), chips);
alter index show_search_found alter column 2 set statistics 0;

-- What characters are found by: name, description and show, folded. Whether the show is public, `show_search` tells.
create table character_search (
  character_id text primary key references characters on delete cascade,
  show_id text not null references shows on delete cascade,
  words text not null
);
create index character_search_show on character_search (show_id);
create index character_search_found on character_search using gin (words gin_trgm_ops, letters_and_pairs(words));
alter index character_search_found alter column 2 set statistics 0;

create function index_character(one characters) returns void language plpgsql as $$
begin
  if one.deleted_at is null and one.hidden_at is null then
    insert into character_search (character_id, show_id, words)
    select one.id, one.show_id, fold_words(one.name || E'\n' || coalesce(one.description, '') || E'\n' || shows.name)
    from shows where shows.id = one.show_id
    on conflict (character_id) do update set words = excluded.words;
    perform learn_words(fold_words(one.name));
  else
    delete from character_search where character_id = one.id;
  end if;
end $$;
create function index_changed_character() returns trigger language plpgsql as $$
begin
  perform index_character(new);
  return null;
end $$;
create trigger characters_indexed after insert or update of name, description, deleted_at, hidden_at on characters
  for each row execute function index_changed_character();
create function index_characters_of_show() returns trigger language plpgsql as $$
begin
  perform index_character(one) from characters one where one.show_id = new.id;
  return null;
end $$;
create trigger show_characters_indexed after update of name on shows
  for each row when (old.name <> new.name) execute function index_characters_of_show();
create index shows_public_owner on shows (user_id) where is_public and hidden_at is null;

-- One view per visitor, subject (`show:…` or `season:…`) and day. The visitor is a keyed hash that changes daily: it names
-- nobody.
create table daily_views (
  subject text not null,
  day date not null,
  visitor text not null,
  primary key (subject, day, visitor)
);

create trigger shows_public after insert or delete on shows for each statement execute function tell_public_change();
create trigger shows_changed_public after update on shows for each row execute function tell_public_change_but_counts();
create trigger characters_public after insert or update or delete on characters
  for each statement execute function tell_public_change();
create trigger locations_public after insert or update or delete on locations
  for each statement execute function tell_public_change();
create trigger show_music_public after insert or update or delete on show_music
  for each statement execute function tell_public_change();
