-- A coupon that was accepted. Terms that later changes of configuration must not touch (shape, tax) are kept with it.
create table bet (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  account_id bigint not null,
  -- The player's key of the request: one guid, one bet. The hash tells a repeated request from another one under the same guid.
  guid text not null,
  body_hash text not null,
  kind text not null,
  system_size smallint not null,
  -- Blocks and margins of the kinds that have them; null where kind and size say everything.
  shape jsonb,
  -- Tax terms at placement; null where there are none.
  tax jsonb,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  stake_tax_minor bigint not null check (stake_tax_minor >= 0),
  total_odds text,
  possible_minor bigint not null,
  -- The account's balance after the stake: part of the answer, which a repeated request gets again.
  balance_minor bigint not null,
  stake_transaction_id bigint not null,
  placed_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'returned', 'paid-part')),
  -- After tax; what the settlement in force moved, under which ledger transaction (none where it moved nothing).
  paid_minor bigint,
  payout_tax_minor bigint,
  settled_at timestamptz,
  settle_transaction_id bigint,
  -- Settlements and reversals so far: part of their ledger keys.
  steps smallint not null default 0
) with (fillfactor = 80); -- settlement updates stay on the page: no index has what it changes
create unique index bet_guid on bet (player_id, guid);
create index bet_history on bet (player_id, id);

create table bet_leg (
  bet_id bigint not null,
  leg smallint not null,
  match_id bigint not null,
  market_id bigint not null,
  selection_id bigint not null,
  odds int not null check (odds > 1000),
  live boolean not null,
  starts_at timestamptz not null,
  bank boolean not null,
  block smallint,
  result text,
  settled_at timestamptz,
  -- The message that `result` comes from.
  result_version int,
  result_received_at timestamptz,
  -- Revision of the market's verdict that `result` comes from.
  verdict int not null default 0,
  primary key (bet_id, leg)
) with (fillfactor = 80);
-- Settlement reads the legs of a market in the order of their bets, chunk by chunk. The index is not partial on open legs: leaving it
-- would cost every settled leg an index update instead of an in-page one, and a rolled-back result needs the settled legs again.
create index bet_leg_market on bet_leg (match_id, market_id, bet_id);

-- A live bet that waits for its market's delay. It holds no money; whoever holds the book decides it when it is due.
create table bet_waiting (
  player_id bigint not null,
  guid text not null,
  body_hash text not null,
  account_id bigint not null,
  -- The prepared bet: legs with the versions they were seen at, stake, terms.
  request jsonb not null,
  -- As shown in the first answer.
  balance_minor bigint not null,
  decides_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  refusal jsonb,
  bet_id bigint,
  primary key (player_id, guid)
);
create index bet_waiting_due on bet_waiting (decides_at) where status = 'waiting';

-- Settlements that were reversed, and their reversals; only ever added. The settlement in force needs no row: it follows from the bet,
-- its legs and their verdicts, which saves the common case a third of its writing.
create table bet_step (
  bet_id bigint not null,
  n smallint not null,
  step text not null check (step in ('settled', 'reversed')),
  at timestamptz not null,
  -- What the player's side gained; negative where a step takes back.
  amount_minor bigint not null,
  outcome text not null,
  payout_tax_minor bigint not null,
  transaction_id bigint,
  -- Per leg: result and the message that decided it.
  legs jsonb not null,
  primary key (bet_id, n)
);

-- What is true of a market by all messages so far, whatever order they came in. market_id 0 speaks of the whole match.
create table market_verdict (
  match_id bigint not null,
  market_id bigint not null,
  -- Counts every change; legs remember which one they were settled by.
  revision int not null,
  -- Whether a bet that is accepted only now would know how it ends.
  closed boolean not null,
  -- Verdict of packages' fold: results by selection with version and receipt, the version rolled back up to, the cancellation window.
  verdict jsonb not null,
  primary key (match_id, market_id)
);

-- Markets whose legs have yet to follow their verdict. `last_look`: a pass found nothing left; one more, after any bet that was being
-- accepted meanwhile has committed or gone, ends it.
create table settle_queue (
  match_id bigint not null,
  market_id bigint not null,
  due_at timestamptz not null default now(),
  last_look boolean not null default false,
  primary key (match_id, market_id)
);
create index settle_queue_due on settle_queue (due_at);

-- How far market_result has been read. One row; its lock makes one reader at a time.
create table settle_cursor (
  single boolean primary key default true check (single),
  last_result_id bigint not null
);
insert into settle_cursor (last_result_id) values (0);

-- Coupons kept for sharing. The same coupon has the same guid and code.
create table saved_coupon (
  guid text primary key,
  code text not null unique,
  content_hash text not null unique,
  coupon jsonb not null,
  saved_at timestamptz not null default now()
);

-- What the house can lose by a selection, in minor units of the base currency; every process adds its own deltas.
create table risk_exposure (
  match_id bigint not null,
  selection_id bigint not null,
  liability_minor bigint not null,
  stake_minor bigint not null,
  updated_at timestamptz not null default now(),
  primary key (match_id, selection_id)
) with (fillfactor = 70);
