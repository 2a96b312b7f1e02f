-- Rows without the letters and pairs, which were half of what a search read through: their index computes them, and
-- nothing else does (their cost says so to the planner), also not for statistics. As an array they need no second look.
drop table show_search;
drop function letters_and_pairs(text);

create function letters_and_pairs(text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select array_agg(distinct substr($1, start, size))
  from generate_series(1, length($1)) start, generate_series(1, 2) size
  where substr($1, start, size) !~ '\s'
$$;

create table show_search (
  show_id text primary key references shows on delete cascade,
  total_seasons integer not null,
  total_likes integer not null,
  created_at timestamptz not null,
  -- The audience rating and the genre, as the chips of the page name them, in small letters.
  chips text[] not null,
  -- Name and description in small letters.
  words text not null
);
update shows set name = name where is_public and hidden_at is null;

create index show_search_trending on show_search (total_seasons, show_id);
create index show_search_newest on show_search (created_at, show_id);
create index show_search_popular on show_search (total_likes, show_id);
create index show_search_found on show_search using gin (words gin_trgm_ops, letters_and_pairs(words), chips);
alter index show_search_found alter column 2 set statistics 0;
