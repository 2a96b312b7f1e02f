-- What the list of shows is searched, filtered and ordered by, of the public ones alone, in rows so small that thousands
-- are looked through while a page waits; with one index for a search and its filters together.
create table show_search (
  show_id text primary key references shows on delete cascade,
  total_seasons integer not null,
  total_likes integer not null,
  created_at timestamptz not null,
  -- The audience rating and the genre, as the chips of the page name them, in small letters.
  chips text[] not null,
  -- Name and description in small letters; and every letter and pair of them as words, for searches of one or two.
  words text not null,
  pairs text generated always as (letters_and_pairs(words)) stored
);

create function index_show() returns trigger language plpgsql as $$
begin
  if new.is_public and new.hidden_at is null then
    insert into show_search (show_id, total_seasons, total_likes, created_at, chips, words)
    values (new.id, new.total_seasons, new.total_likes, new.created_at,
      array_remove(array[new.audience_rating, lower(new.genre)], null),
      lower(new.name || E'\n' || coalesce(new.description, '')))
    on conflict (show_id) do update set total_seasons = excluded.total_seasons, total_likes = excluded.total_likes,
      created_at = excluded.created_at, chips = excluded.chips, words = excluded.words;
  elsif tg_op = 'UPDATE' then
    delete from show_search where show_id = new.id;
  end if;
  return null;
end $$;
create trigger shows_indexed
  after insert or update of name, description, genre, audience_rating, is_public, hidden_at, total_seasons, total_likes, created_at
  on shows for each row execute function index_show();
update shows set name = name where is_public and hidden_at is null;

create index show_search_trending on show_search (total_seasons, show_id);
create index show_search_newest on show_search (created_at, show_id);
create index show_search_popular on show_search (total_likes, show_id);
create index show_search_found on show_search using gin (words gin_trgm_ops, pairs gin_trgm_ops, chips);

drop index shows_trending, shows_newest, shows_popular, shows_genre, shows_search, shows_search_pairs;
drop statistics shows_genres;
alter table shows drop column search_text, drop column search_pairs;
