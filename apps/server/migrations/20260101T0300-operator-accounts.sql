-- Operators are not players: accounts, sessions and cookies of their own, so that no hole in one side opens the other.
create table operator (
  id bigint generated always as identity primary key,
  login text not null unique check (login ~ '^[a-z0-9._-]{2,64}$'),
  -- argon2id.
  password_hash text not null,
  roles text[] not null check (roles <@ array['support', 'kyc', 'risk', 'trader', 'payments', 'content', 'admin']),
  created_at timestamptz not null default now(),
  disabled boolean not null default false
);

-- The token itself is not kept: who reads this table cannot sign in with it.
create table operator_session (
  token_hash text primary key,
  operator_id bigint not null references operator (id),
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
) with (fillfactor = 80);
create index operator_session_live on operator_session (operator_id) where ended_at is null;

-- What operators did, each row chained to the one before by its hash (T80).
create table operator_audit (
  position bigint primary key,
  -- Of the database's clock. Whole milliseconds, because that is what the hash covers.
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  operator_id bigint not null references operator (id),
  action text not null,
  target text not null,
  reason text,
  hash text not null
);

-- The end of the chain. Its lock puts the writers in a row; rows cut off at the end are missed because of it.
create table operator_audit_head (
  single boolean primary key default true check (single),
  position bigint not null,
  hash text not null
);
insert into operator_audit_head (position, hash) values (0, repeat('0', 64));

-- History is added to, never changed: not even by a mistake of ours.
create function operator_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are permanent', tg_table_name;
end $$;
create trigger permanent before update or delete on operator_audit for each row execute function operator_refuse_change();
create trigger permanent_whole before truncate on operator_audit for each statement execute function operator_refuse_change();
create trigger permanent before delete on operator_audit_head for each row execute function operator_refuse_change();
