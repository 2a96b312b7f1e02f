-- As before, but for names that many have: 'info' and the like take a number at random instead of trying every one that
-- others have, and trying needs no subtransaction.
create or replace function welcome_user() returns trigger language plpgsql as $$
declare
  base text := left(regexp_replace(lower(split_part(new.email, '@', 1)), '[^a-z0-9._-]+', '', 'g'), 30);
  candidate text;
  tries integer := 1;
begin
  if base = '' then base := 'listener'; end if;
  candidate := base;
  loop
    insert into profiles (user_id, username) values (new.id, candidate) on conflict (username) do nothing;
    exit when found;
    tries := tries + 1;
    candidate := base || case when tries <= 5 then tries else floor(random() * power(10, least(tries, 9)))::integer end;
  end loop;
  insert into user_roles (user_id, role) values (new.id, 'user');
  insert into user_cantos (user_id) values (new.id);
  insert into canto_ledger (user_id, amount, reason, description, idempotency_key)
    values (new.id, 1000, 'sign_up', 'Welcome to Canto', 'sign-up');
  return null;
end $$;
