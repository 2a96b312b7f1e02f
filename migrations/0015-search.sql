-- What a search looks in, in small letters once and for all, with one index for names and descriptions together.
alter table shows add column search_text text
  generated always as (lower(name || E'\n' || coalesce(description, ''))) stored;
drop index shows_description_search;
create index shows_search on shows using gin (search_text gin_trgm_ops);

-- The index above knows triples of letters. For searches of one or two: every letter and pair of a text, as words.
create function letters_and_pairs(text) returns text language sql immutable strict parallel safe as $$
  select ' ' || string_agg(distinct substr($1, start, size), ' ') || ' '
  from generate_series(1, length($1)) start, generate_series(1, 2) size
  where substr($1, start, size) !~ '\s'
$$;
alter table shows add column search_pairs text
  generated always as (letters_and_pairs(lower(name || E'\n' || coalesce(description, '')))) stored;
create index shows_search_pairs on shows using gin (search_pairs gin_trgm_ops);

-- Of four ratings none is rare, so reading in the list's own order finds a page at once. Genres are anybody's words: their
-- index is for rare ones, and the planner must know which are.
drop index shows_rating;
create statistics shows_genres on (lower(genre)) from shows;
