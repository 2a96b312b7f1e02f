-- A show's seasons are those that everybody finds on its page: published and not hidden, whoever changes that.
create or replace function count_listed_season() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.is_published and old.hidden_at is null;
  is_now boolean := tg_op <> 'DELETE' and new.is_published and new.hidden_at is null;
begin
  if was <> is_now then
    update shows set total_seasons = total_seasons + is_now::integer - was::integer
      where id = case tg_op when 'DELETE' then old.show_id else new.show_id end;
  end if;
  return null;
end $$;
create or replace trigger user_seasons_counted after insert or delete or update of is_published, hidden_at on user_seasons
  for each row execute function count_listed_season();

update shows set total_seasons = listed.seasons
from (
  select shows.id, count(user_seasons.id) filter (where is_published and user_seasons.hidden_at is null) as seasons
  from shows left join user_seasons on user_seasons.show_id = shows.id group by shows.id
) listed
where listed.id = shows.id and shows.total_seasons <> listed.seasons;
