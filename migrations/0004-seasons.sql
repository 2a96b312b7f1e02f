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
  -- Why the judge was unsure of its idea; while it stands, only its maker and admins find the season.
  review_reason text,
  is_remixed boolean not null default false,
  source_season_id text references user_seasons on delete set null,
  source_episode_number integer,
  plot_idea text not null,
  -- What its maker chose in the reading of the idea, by slot.
  plot_picks jsonb not null default '{}',
  seed text not null,
  -- Two characters and a place as they were when the season began, so that deleting one later keeps the season.
  leads jsonb not null,
  place jsonb not null,
  narrator_voice text not null,
  total_likes integer not null default 0,
  total_views integer not null default 0,
  total_episode_plays integer not null default 0,
  created_at timestamptz not null default now()
);
create index user_seasons_by_likes on user_seasons (show_id, total_likes, id) where is_published and hidden_at is null;
create index user_seasons_by_views on user_seasons (show_id, total_views, id) where is_published and hidden_at is null;
create index user_seasons_creator on user_seasons (creator_id, created_at);

create function count_show_plays() returns trigger language plpgsql as $$
begin
  update shows set total_plays = total_plays + new.total_episode_plays - old.total_episode_plays where id = new.show_id;
  return null;
end $$;
create trigger user_seasons_played after update of total_episode_plays on user_seasons
  for each row execute function count_show_plays();

create table season_episodes (
  id text primary key default gen_random_uuid()::text,
  season_id text not null references user_seasons on delete cascade,
  episode_number integer not null check (episode_number >= 1),
  title text not null default '',
  content text not null default '',
  stage text not null default 'queued' check (stage in ('queued', 'writing', 'casting', 'recording', 'finishing', 'ready', 'failed')),
  error text,
  -- Why a production was given up, as its last attempt put it: for admins, not for listeners.
  failure text,
  -- The choice that led here, in words kept for good, and the season's memory after this episode.
  choice_key text,
  choice_text text,
  -- Told first in another season: this one shares its sound, its words and its memory.
  is_copy boolean not null default false,
  story_state jsonb,
  lines_total integer,
  audio_key text,
  captions_key text,
  transcript jsonb,
  duration_ms integer,
  -- What is told, before the next episode, to a listener who was away after this one: its file and timed lines. When it
  -- could not be told, for a day nobody is asked to tell it again.
  recap jsonb,
  recap_failed_at timestamptz,
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
  cue text,
  sound text,
  gender text,
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

-- Sentences voiced for an episode that are not of it: what happened so far, and how its three paths begin. They go with it.
create table prepared_takes (
  episode_id text not null references season_episodes on delete cascade,
  take_key text not null references takes,
  primary key (episode_id, take_key)
);
create index prepared_takes_take on prepared_takes (take_key);
create index episode_takes_take on episode_takes (take_key);

create table episode_choices (
  id text primary key default gen_random_uuid()::text,
  episode_id text not null references season_episodes on delete cascade,
  choice_key text not null,
  choice_text text not null,
  choice_order integer not null,
  -- How each path begins, voiced ahead: the lines, and the sentences of them that can be heard the moment it is chosen.
  prerendered jsonb,
  unique (episode_id, choice_order)
);
create index season_episodes_audio on season_episodes (audio_key);
create index season_episodes_captions on season_episodes (captions_key);
create index season_episodes_failed on season_episodes (created_at, id) where stage = 'failed';

-- A season's state is that of its episodes; nothing of it is written down a second time.
create view season_state as
select season.id as season_id,
  coalesce(last.stage, 'queued') as status,
  last.error,
  coalesce((select max(ready.episode_number) from season_episodes ready
    where ready.season_id = season.id and ready.stage = 'ready'), 1) as current_episode,
  coalesce(last.episode_number, 0) as episode_count
from user_seasons season
left join lateral (
  select stage, error, episode_number from season_episodes
  where season_id = season.id order by episode_number desc limit 1
) last on true;

-- Since when a remix is hidden by another season: one that is hidden and made an episode which the remix keeps. A season
-- made what is no copy, so hiding a remix hides its own turn and leaves the source as it is.
create function hidden_by_source(season text) returns timestamptz language sql stable as $$
  select min(maker.hidden_at) from season_episodes kept
  join season_episodes made on made.audio_key = kept.audio_key and made.season_id <> kept.season_id
  join user_seasons maker on maker.id = made.season_id
  where kept.season_id = season and maker.hidden_at is not null
    and not made.is_copy
$$;

-- shows.total_seasons counts the seasons that everybody finds on the show's page: published, not hidden, with an episode
-- that is ready. An episode that became ready stays so, and goes only with its season.
create function is_counted(season user_seasons) returns boolean language sql stable as $$
  select season.is_published and season.hidden_at is null
    and exists (select 1 from season_episodes where season_id = season.id and stage = 'ready')
    and (not season.is_remixed or hidden_by_source(season.id) is null)
$$;
create function count_listed_season() returns trigger language plpgsql as $$
begin
  -- The lock comes first: what others changed meanwhile is then counted too.
  perform 1 from shows where id = old.show_id for update;
  update shows set total_seasons = (select count(*) from user_seasons season
    where season.show_id = old.show_id and is_counted(season) and (tg_op = 'UPDATE' or season.id <> old.id))
    where id = old.show_id;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger user_seasons_counted after update of is_published, hidden_at on user_seasons
  for each row when (old.is_published <> new.is_published or old.hidden_at is distinct from new.hidden_at)
  execute function count_listed_season();
-- Before, since the episodes are gone after.
create trigger user_seasons_uncounted before delete on user_seasons
  for each row execute function count_listed_season();

create function count_first_ready_episode() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from season_episodes
    where season_id = new.season_id and stage = 'ready' and episode_number < new.episode_number) then
    update shows set total_seasons = total_seasons + 1
      from user_seasons season
      where season.id = new.season_id and is_counted(season) and shows.id = season.show_id;
  end if;
  return null;
end $$;
create trigger season_episodes_inserted_ready after insert on season_episodes
  for each row when (new.stage = 'ready') execute function count_first_ready_episode();
create trigger season_episodes_became_ready after update of stage on season_episodes
  for each row when (new.stage = 'ready' and old.stage <> 'ready') execute function count_first_ready_episode();

create trigger user_seasons_public after insert or delete on user_seasons
  for each statement execute function tell_public_change();
create trigger user_seasons_changed_public after update on user_seasons
  for each row execute function tell_public_change_but_counts();
-- An episode in the making concerns its season alone, whose topic tells of it.
create function tell_season_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('canto_topics', 'season:' || new.season_id);
  return null;
end $$;
create trigger season_episodes_changed after insert or update of stage on season_episodes
  for each row execute function tell_season_change();
create trigger season_episodes_public_ready after insert or update of stage on season_episodes
  for each row when (new.stage = 'ready') execute function tell_public_change();
create trigger season_episodes_gone after delete on season_episodes
  for each statement execute function tell_public_change();

-- What seasons are found by: title, show and creator, folded; of those alone that everybody may find. Whether the show is
-- public, `show_search` tells.
create table season_search (
  season_id text primary key references user_seasons on delete cascade,
  show_id text not null references shows on delete cascade,
  creator_id text references users on delete set null,
  total_likes integer not null,
  words text not null
);
create index season_search_show on season_search (show_id);
create index season_search_creator on season_search (creator_id);
create index season_search_likes on season_search (total_likes, season_id);
create index season_search_found on season_search using gin (words gin_trgm_ops, letters_and_pairs(words));
alter index season_search_found alter column 2 set statistics 0;

create function index_season(season user_seasons) returns void language plpgsql as $$
begin
  if season.review_reason is null and is_counted(season) then
    insert into season_search (season_id, show_id, creator_id, total_likes, words)
    select season.id, season.show_id, season.creator_id, season.total_likes,
      fold_words(season.title || E'\n' || shows.name || E'\n' || coalesce(profiles.username, ''))
    from shows left join profiles on profiles.user_id = season.creator_id where shows.id = season.show_id
    on conflict (season_id) do update
      set creator_id = excluded.creator_id, total_likes = excluded.total_likes, words = excluded.words;
    perform learn_words(fold_words(season.title));
  else
    delete from season_search where season_id = season.id;
  end if;
end $$;
create function index_changed_season() returns trigger language plpgsql as $$
begin
  perform index_season(new);
  -- Hiding a season hides the remixes that keep what it made.
  if old.hidden_at is distinct from new.hidden_at then
    perform index_season(remix) from user_seasons remix
    where remix.is_remixed and remix.id in (
      select kept.season_id from season_episodes made join season_episodes kept on kept.audio_key = made.audio_key
      where made.season_id = new.id and kept.season_id <> new.id);
  end if;
  return null;
end $$;
create trigger user_seasons_indexed
  after update of title, is_published, hidden_at, review_reason, creator_id, total_likes on user_seasons
  for each row execute function index_changed_season();
create function index_season_of_episode() returns trigger language plpgsql as $$
begin
  perform index_season(season) from user_seasons season where season.id = new.season_id;
  return null;
end $$;
create trigger season_episodes_indexed after insert on season_episodes
  for each row when (new.stage = 'ready') execute function index_season_of_episode();
create trigger season_episodes_ready_indexed after update of stage on season_episodes
  for each row when (new.stage = 'ready' and old.stage <> 'ready') execute function index_season_of_episode();
create function index_seasons_of_show() returns trigger language plpgsql as $$
begin
  perform index_season(season) from user_seasons season where season.show_id = new.id;
  return null;
end $$;
create trigger show_seasons_indexed after update of name on shows
  for each row when (old.name <> new.name) execute function index_seasons_of_show();
create function index_seasons_of_creator() returns trigger language plpgsql as $$
begin
  perform index_season(season) from user_seasons season where season.creator_id = new.user_id;
  return null;
end $$;
create trigger creator_seasons_indexed after update of username on profiles
  for each row when (old.username <> new.username) execute function index_seasons_of_creator();

create table user_season_likes (
  user_id text not null references users on delete cascade,
  season_id text not null references user_seasons on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, season_id)
);
create index user_season_likes_season on user_season_likes (season_id);

create table user_saved_seasons (
  user_id text not null references users on delete cascade,
  season_id text not null references user_seasons on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, season_id)
);
create index user_saved_seasons_newest on user_saved_seasons (user_id, created_at);

-- Likes of a season and of its show follow the rows, whoever adds or removes them.
create function count_like() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  season text := case tg_op when 'INSERT' then new.season_id else old.season_id end;
begin
  update user_seasons set total_likes = total_likes + step where id = season;
  update shows set total_likes = total_likes + step where id = (select show_id from user_seasons where id = season);
  return null;
end $$;
create trigger user_season_likes_counted after insert or delete on user_season_likes for each row execute function count_like();
