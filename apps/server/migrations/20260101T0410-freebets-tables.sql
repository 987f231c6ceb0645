-- Free bets: gifts to stake with. Their money is the player's account player-free-bet; each gift has its own end and its own code.
create table free_bet (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- What the player writes into the coupon.
  code text not null unique,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What no bet has taken yet.
  left_minor bigint not null check (left_minor between 0 and amount_minor),
  -- The least total odds of a bet that it may pay for, in thousandths.
  least_odds int not null check (least_odds >= 1000),
  reason text not null,
  -- What makes it be given once: the operator's request, or the void bet that it comes back from.
  grant_key text not null unique,
  granted_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  status text not null default 'active' check (status in ('active', 'used', 'expired'))
);
create index free_bet_player on free_bet (player_id, id);
create index free_bet_end on free_bet (expires_at) where status = 'active';
