-- News for what is kept of public answers, no more of them than there is to tell: a season nobody can list yet concerns its own
-- answers alone, and a new episode those and the list of its show's seasons. With `public` every order threw away all that was kept.
drop trigger user_seasons_public on user_seasons;
create trigger user_seasons_gone after delete on user_seasons
  for each statement execute function tell_public_change();

create function tell_changed_season() returns trigger language plpgsql as $$
declare
  counts text[] := array['total_views', 'total_likes', 'total_episode_plays'];
  names text[] := array['title', 'description'];
begin
  if to_jsonb(new) - counts is not distinct from to_jsonb(old) - counts then
    return null;
  end if;
  -- Who may see it is everybody's news at any time; its name is once lists have it.
  if to_jsonb(new) - counts - names is distinct from to_jsonb(old) - counts - names
    or exists (select from season_episodes where season_id = new.id and stage = 'ready') then
    perform pg_notify('canto_topics', 'public');
  else
    perform pg_notify('canto_topics', 'season:' || new.id);
  end if;
  return null;
end $$;
drop trigger user_seasons_changed_public on user_seasons;
create trigger user_seasons_changed_public after update on user_seasons
  for each row execute function tell_changed_season();

create function tell_ready_episode() returns trigger language plpgsql as $$
begin
  perform pg_notify('canto_topics', 'seasons-of:' || show_id) from user_seasons where id = new.season_id;
  return null;
end $$;
drop trigger season_episodes_public_ready on season_episodes;
create trigger season_episodes_ready after insert or update of stage on season_episodes
  for each row when (new.stage = 'ready') execute function tell_ready_episode();

create or replace function tell_public_change_but_counts() returns trigger language plpgsql as $$
declare
  counts text[] := array['total_views', 'total_likes', 'total_plays', 'total_episode_plays', 'total_seasons'];
begin
  if to_jsonb(new) - counts is distinct from to_jsonb(old) - counts then
    perform pg_notify('canto_topics', 'public');
  end if;
  return null;
end $$;
