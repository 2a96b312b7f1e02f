create extension if not exists pg_trgm;

create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);

create table auth_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

create table auth_rate_limits (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table profiles (
  user_id text primary key references users on delete cascade,
  username text not null unique,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id text not null references users on delete cascade,
  role text not null check (role in ('admin', 'user', 'player')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
