-- Bets that are not simply paid from the main account and ended by their legs.
--
-- What pays the stake stands in the bet's terms (`shape`): a free bet, an advance, a bid's hold. Its money is put into the main account
-- in the same transaction as, and just before, bet_place takes the stake from there: one function places every bet.
alter table bet
  -- The stake is lent and not repaid yet (advance bet): the bet ends only when that is decided.
  add column held boolean not null default false,
  -- Void whatever the legs say: undone by its player, or an advance that was not repaid in time.
  add column void_reason text check (void_reason in ('undone', 'advance-short'));

-- player-advance: what returns have yet to repay of lent stakes. Like a debt it is below 0 or nothing.
alter table account
  drop constraint account_balance,
  add constraint account_balance check (case when kind in ('player-debt', 'player-advance') then balance_minor <= 0 else balance_minor >= 0 end);

-- Lent stakes. The account tells how much is still owed in all; it is repaid in the order in which it was lent.
create table bet_advance (
  bet_id bigint primary key,
  player_id bigint not null,
  currency text not null,
  lent_minor bigint not null check (lent_minor > 0),
  lent_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  status text not null default 'owed' check (status in ('owed', 'repaid', 'short'))
);
create index bet_advance_owed on bet_advance (player_id, currency, bet_id) where status = 'owed';
create index bet_advance_due on bet_advance (due_at) where status = 'owed';

-- Bets that wait for a price. They hold no money. `attempt` counts the placings that were tried: each has a guid of its own, so that a
-- process that dies in the middle leaves something to look up.
create table bet_auto (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  guid text not null,
  body_hash text not null,
  -- The parsed request.
  request jsonb not null,
  target_odds int not null check (target_odds > 1000),
  -- Score of each live match when it was ordered; null where the score does not matter.
  scores jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'placed', 'refused', 'dropped', 'expired', 'cancelled')),
  attempt int not null default 0,
  bet_id bigint,
  -- Why it was refused.
  refusal jsonb,
  ordered_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create unique index bet_auto_guid on bet_auto (player_id, guid);
create index bet_auto_waiting on bet_auto (id) where status = 'waiting';
create index bet_auto_player on bet_auto (player_id, id);
