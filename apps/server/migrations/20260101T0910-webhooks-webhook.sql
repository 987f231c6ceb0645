-- Where a brand's events are sent to. `secret` is sealed under the house's key. A webhook that fails waits until `retry_at`, whatever is due.
create table webhook (
  id bigint generated always as identity primary key,
  brand_id int not null references brand,
  url text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  secret bytea not null,
  paused boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  failures int not null default 0,
  last_error text,
  retry_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index on webhook (brand_id);

-- One message to one webhook. A test has no event.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  event_id bigint,
  kind text not null,
  body jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'given-up')),
  tries int not null default 0,
  last_error text,
  -- Whoever sends it has it until then; a killed process gives it back by that.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (webhook_id, event_id)
);
create index on webhook_delivery (webhook_id, id) where status = 'waiting';
create index on webhook_delivery (webhook_id, id) where status = 'given-up';
create index on webhook_delivery (created_at);
