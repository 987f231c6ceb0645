-- Bets above a limit, put to a trader. The stake is held in the ledger (player-hold) from the bid until its end, whichever it is.
create table bid (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  account_id bigint not null,
  guid text not null,
  body_hash text not null,
  currency text not null,
  -- The bet as asked for: prepared at the prices that the player wants.
  request jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- waiting: for the trader; offered: the trader's answer waits for the player.
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'accepted', 'declined', 'withdrawn', 'expired', 'failed')),
  -- The trader's counter-offer: the bet at their stake and prices.
  offer jsonb,
  offer_stake_minor bigint,
  -- Why it was declined or failed: a code of failures, or the trader's words.
  reason text,
  operator_id bigint,
  bet_id bigint,
  -- Main account after the hold: part of the first answer, which a repeated request gets again.
  balance_minor bigint not null,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index bid_guid on bid (player_id, guid);
create index bid_player on bid (player_id, id);
create index bid_open on bid (expires_at) where status in ('waiting', 'offered');
