-- A round that has been drawn, as casino_play takes it: of one draw with its return, of decisions with its first stake.
create type casino_draw as (
  -- Of the round in its batch, from 1.
  place int,
  player_id bigint,
  account_id bigint,
  brand_id int,
  guid text,
  hash text,
  game text,
  version int,
  edge_ppm int,
  -- What it was drawn with.
  seed_id bigint,
  nonce int,
  options json,
  stake bigint,
  is_over boolean,
  -- Of a round that is over.
  pay text,
  returned bigint,
  -- The least time since the player's last round began.
  least_ms int
);
