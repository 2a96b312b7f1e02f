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

-- One view per visitor, subject and day. The visitor is a keyed hash that changes daily: it names nobody.
create table daily_views (
  subject text not null,
  day date not null,
  visitor text not null,
  primary key (subject, day, visitor)
);
