-- The public half of a passkey: the other one never leaves its owner's device.
create table auth_passkeys (
  id text primary key,
  name text,
  user_id text not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index auth_passkeys_user on auth_passkeys (user_id);

-- Opened by a passkey, whose device asked for a PIN, a finger or a face: two factors at once.
alter table auth_sessions add column by_passkey boolean not null default false;
