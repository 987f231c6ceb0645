-- A bet and its legs as bet_place takes them, and a live bet as bet_wait does. Each is named in one place of the program too
-- (features/bets/placement/placement.store.ts), in this order.
create type placed_bet as (
  -- Of the bet in its batch, from 1.
  place int,
  player_id bigint,
  account_id bigint,
  guid text,
  hash text,
  -- The bet is the decision on a waiting one.
  waited boolean,
  kind text,
  size smallint,
  shape jsonb,
  tax jsonb,
  stake bigint,
  stake_tax bigint,
  total text,
  possible bigint,
  closes_at timestamptz
);
create type placed_leg as (
  -- Of its bet, and in it from 0.
  place int,
  number smallint,
  match_id bigint,
  market_id bigint,
  selection_id bigint,
  odds int,
  live boolean,
  starts_at timestamptz,
  bank boolean,
  block smallint
);
create type waiting_bet as (
  place int,
  player_id bigint,
  account_id bigint,
  guid text,
  hash text,
  -- 0 where something else than the account pays.
  stake bigint,
  request jsonb,
  delay_ms int
);
