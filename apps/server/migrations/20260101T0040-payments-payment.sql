-- Payments and what providers said about them. A payment's status only moves forward; the ledger's key makes the credit happen once.
create table payment (
  id text primary key,
  player_id bigint not null,
  -- Made by the client: asking again with it gives the same payment.
  client_key text not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  account_id bigint not null,
  status text not null default 'created' check (status in ('created', 'pending', 'paid', 'declined', 'expired')),
  -- Of the newest event taken; older ones change nothing.
  sequence int not null default 0,
  return_path text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  finished_at timestamptz,
  unique (player_id, client_key)
);
create index payment_player on payment (player_id, created_at desc, id desc);
create index payment_unfinished on payment (expires_at) where finished_at is null;

create table payment_event (
  provider text not null,
  event_id text not null,
  payment_id text not null references payment (id),
  body_hash text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
