create table user_cantos (
  user_id text primary key references users on delete restrict,
  balance integer not null default 0 constraint balance_not_negative check (balance >= 0)
);

create table canto_ledger (
  id text primary key default gen_random_uuid()::text,
  sequence bigint generated always as identity,
  user_id text not null references user_cantos on delete restrict,
  amount integer not null check (amount <> 0),
  balance_after integer not null,
  reason text not null check (reason in ('sign_up', 'season', 'episode', 'remix', 'refund', 'pack', 'plan', 'reversal', 'correction')),
  reference text,
  description text not null,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  constraint ledger_entry_once unique (user_id, idempotency_key)
);
create index canto_ledger_user on canto_ledger (user_id, sequence);
create index canto_ledger_reference on canto_ledger (reference);

-- The ledger is the only thing that changes a balance: inserting an entry moves it, in the same statement, and the
-- entry carries the balance it left. A balance below 0 refuses the entry.
create function move_balance() returns trigger language plpgsql as $$
begin
  update user_cantos set balance = balance + new.amount where user_id = new.user_id returning balance into new.balance_after;
  if not found then
    raise exception 'user % has no wallet', new.user_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger canto_ledger_moves_balance before insert on canto_ledger for each row execute function move_balance();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger canto_ledger_append_only before update or delete on canto_ledger for each row execute function refuse_change();

create function only_through_ledger() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.balance <> 0) or (tg_op = 'UPDATE' and new.balance <> old.balance and pg_trigger_depth() < 2) then
    raise exception 'balances change only through the ledger' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger user_cantos_only_through_ledger before insert or update on user_cantos for each row execute function only_through_ledger();

-- An account comes with a profile, the role user and 1,000 cantos, whoever makes it and in the same transaction.
create function welcome_user() returns trigger language plpgsql as $$
declare
  base text := left(regexp_replace(lower(split_part(new.email, '@', 1)), '[^a-z0-9._-]+', '', 'g'), 30);
  candidate text;
  number integer := 1;
begin
  if base = '' then base := 'listener'; end if;
  candidate := base;
  loop
    begin
      insert into profiles (user_id, username) values (new.id, candidate);
      exit;
    exception when unique_violation then
      number := number + 1;
      candidate := base || number;
    end;
  end loop;
  insert into user_roles (user_id, role) values (new.id, 'user');
  insert into user_cantos (user_id) values (new.id);
  insert into canto_ledger (user_id, amount, reason, description, idempotency_key)
    values (new.id, 1000, 'sign_up', 'Welcome to Canto', 'sign-up');
  return null;
end $$;
create trigger users_are_welcomed after insert on users for each row execute function welcome_user();

create table idempotent_requests (
  user_id text not null references users on delete cascade,
  operation text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotent_requests_age on idempotent_requests (created_at);
