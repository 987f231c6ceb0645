-- Lotteries: draws on a schedule, tickets of several lines in one or several draws, and the jackpot that each lottery carries from draw to
-- draw (decision 0072). All amounts named base are in the pools' currency (euro cents).
create table lottery_jackpot (
  lottery text primary key,
  amount_minor bigint not null check (amount_minor >= 0)
);

create table lottery_draw (
  id bigint generated always as identity primary key,
  lottery text not null,
  number int not null check (number > 0),
  -- open: takes tickets; closed: sale is over; drawn: its numbers are known and lines are counted; settled: prizes are known; off: cancelled.
  status text not null default 'open' check (status in ('open', 'closed', 'drawn', 'settled', 'off')),
  opens_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  -- The seed by which it is drawn: promised by its hash from the first ticket on, sealed under the house's key, public with the result.
  seed_hash text not null unique check (seed_hash ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  revealed_seed text,
  numbers int[],
  drawn_at timestamptz,
  settled_at timestamptz,
  -- Of a settled draw.
  jackpot_before_minor bigint,
  sales_minor bigint,
  payout_minor bigint,
  lines int,
  prizes jsonb,
  -- Every ticket of a draw that is settled or off has what it is owed.
  is_paid_out boolean not null default false,
  -- The operator who asked for it to be cancelled, which another one decides, and why.
  cancel_asked_by text,
  cancel_reason text,
  check ((revealed_seed is null) = (numbers is null) and (numbers is null) = (drawn_at is null)),
  check ((status in ('drawn', 'settled')) = (numbers is not null)),
  check ((status in ('settled', 'off')) = (settled_at is not null))
);
create unique index lottery_draw_number on lottery_draw (lottery, number);
create unique index lottery_draw_closes on lottery_draw (lottery, closes_at);
create index lottery_draw_running on lottery_draw (closes_at) where status in ('open', 'closed', 'drawn');
create index lottery_draw_unpaid on lottery_draw (id) where status in ('settled', 'off') and not is_paid_out;

create table lottery_ticket (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  guid text not null,
  request_hash text not null,
  lottery text not null,
  lines jsonb not null,
  currency text not null,
  account_id bigint not null,
  -- Of all its draws together.
  stake_minor bigint not null check (stake_minor > 0),
  -- Main account after the stake: part of the first answer, which a repeated request gets again.
  balance_minor bigint not null,
  placed_at timestamptz not null default clock_timestamp()
);
create unique index lottery_ticket_guid on lottery_ticket (player_id, guid);
create index lottery_ticket_player on lottery_ticket (player_id, id desc);

-- A ticket in one of its draws.
create table lottery_entry (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references lottery_ticket (id),
  draw_id bigint not null references lottery_draw (id),
  player_id bigint not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  stake_base_minor bigint not null check (stake_base_minor > 0),
  stake_transaction_id bigint not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'returned')),
  -- By line: how many numbers were right; null before the lines of the draw are counted.
  hits int[],
  payout_minor bigint check (payout_minor >= 0),
  payout_base_minor bigint check (payout_base_minor >= 0),
  payout_transaction_id bigint,
  settled_at timestamptz,
  check ((status = 'open') = (payout_minor is null))
);
create unique index lottery_entry_ticket on lottery_entry (ticket_id, draw_id);
create index lottery_entry_draw on lottery_entry (draw_id);
create index lottery_entry_uncounted on lottery_entry (draw_id, id) where hits is null;
create index lottery_entry_open on lottery_entry (draw_id, id) where status = 'open';
create index lottery_entry_player on lottery_entry (player_id) where status = 'open';
