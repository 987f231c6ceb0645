-- What may become of a bet between placing and settlement: sale, insurance, edit, early payout.
--
-- `stake_minor` stays what was paid for the bet. What sales have ended of it stands beside it, so that the stake still running is
-- stake - tax - sold, and a bet that nothing happened to is settled exactly as before. Everything here counts `steps` up, which takes the
-- bet off settlement's short way.
alter table bet
  add column sold_stake_minor bigint not null default 0,
  -- What sales in part have paid, after tax.
  add column sold_minor bigint not null default 0,
  -- What an insurance pays if the bet loses, and what was paid for it.
  add column insured_minor bigint not null default 0 check (insured_minor >= 0),
  add column premium_minor bigint not null default 0 check (premium_minor >= 0),
  -- The bet that took this one's value as its stake, and the other way round.
  add column successor_id bigint,
  add column predecessor_id bigint,
  drop constraint bet_status_check,
  add constraint bet_status_check check (status in ('open', 'won', 'lost', 'returned', 'paid-part', 'sold')),
  add constraint bet_running_stake check (sold_stake_minor between 0 and stake_minor - stake_tax_minor);

-- The leg counts as won from then on, whatever its market's verdict says later.
alter table bet_leg add column early_at timestamptz;

alter table bet_step
  add column terms jsonb,
  drop constraint bet_step_step_check,
  add constraint bet_step_step_check check (step in ('settled', 'reversed', 'sold', 'sold-part', 'insured', 'edited', 'power-bet', 'early-paid'));

-- Requests that changed a bet, with their answers: a repeated one gets its first answer.
create table bet_request (
  player_id bigint not null,
  guid text not null,
  body_hash text not null,
  bet_id bigint not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (player_id, guid)
);

-- Orders to sell by itself: at or above, at or below. One a bet. `version` orders what followers have read.
create table bet_sale_order (
  bet_id bigint primary key,
  player_id bigint not null,
  take_profit_minor bigint check (take_profit_minor > 0),
  stop_loss_minor bigint check (stop_loss_minor > 0),
  percent smallint not null check (percent between 1 and 100),
  status text not null default 'active' check (status in ('active', 'done', 'cancelled', 'ended')),
  -- Which of the two was fulfilled.
  reason text check (reason in ('take-profit', 'stop-loss')),
  ordered_at timestamptz not null default now(),
  ended_at timestamptz,
  version bigint generated always as identity,
  check (take_profit_minor is not null or stop_loss_minor is not null)
);
create index bet_sale_order_active on bet_sale_order (version) where status = 'active';

-- Teams that went ahead far enough; their bets are paid as won, once. `paid_at` is null until all have been.
create table early_payout (
  match_id bigint not null,
  side smallint not null check (side in (1, 2)),
  score text not null,
  at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (match_id, side)
);

-- A history that a player has put out of sight. Bets are never deleted: single ones, and all that were settled by a moment.
create table bet_hidden (
  player_id bigint not null,
  bet_id bigint not null,
  hidden_at timestamptz not null default now(),
  primary key (player_id, bet_id)
);
create table bet_history_cleared (
  player_id bigint primary key,
  cleared_at timestamptz not null
);
