-- Bingo: games of rooms on a schedule, and the tickets that players bought for them (decision 0079). All amounts named base are in the pools'
-- currency (euro cents).
create table bingo_game (
  id bigint generated always as identity primary key,
  room text not null,
  -- The version of the room's terms by which it is sold and settled.
  version int not null check (version > 0),
  number int not null check (number > 0),
  -- open: sells tickets; playing: balls come; settled: the last ball has come; off: too few players had tickets, or it was cancelled.
  status text not null default 'open' check (status in ('open', 'playing', 'settled', 'off')),
  -- The end of the sale.
  starts_at timestamptz not null,
  ball_ms int not null check (ball_ms > 0),
  -- The seed by which it is drawn: promised by its hash from the first ticket on, sealed under the house's key, public after the last ball.
  seed_hash text not null unique check (seed_hash ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  revealed_seed text,
  -- Counted by each purchase, under the game's lock.
  players int not null default 0,
  tickets int not null default 0,
  sales_base_minor bigint not null default 0,
  -- Of a game that is played: ball n comes at began_at + n * ball_ms, so that what may be seen of it is a matter of the clock alone.
  began_at timestamptz,
  ends_at timestamptz,
  balls int[],
  prizes jsonb,
  payout_base_minor bigint check (payout_base_minor between 0 and sales_base_minor),
  settled_at timestamptz,
  -- The operator who asked for it to be cancelled, which another one decides, and why.
  cancel_asked_by text,
  cancel_reason text,
  -- Every purchase of a game that is settled or off has what it is owed.
  is_paid_out boolean not null default false,
  check ((status in ('playing', 'settled')) = (began_at is not null)),
  check ((began_at is null) = (balls is null) and (balls is null) = (prizes is null) and (prizes is null) = (payout_base_minor is null)),
  check ((began_at is null) = (ends_at is null)),
  check ((status = 'settled') = (revealed_seed is not null)),
  check ((status in ('settled', 'off')) = (settled_at is not null))
);
create unique index bingo_game_number on bingo_game (room, number);
create unique index bingo_game_starts on bingo_game (room, starts_at);
create index bingo_game_running on bingo_game (starts_at) where status in ('open', 'playing');
create index bingo_game_unpaid on bingo_game (id) where status in ('settled', 'off') and not is_paid_out;
create index bingo_game_past on bingo_game (id desc) where status in ('settled', 'off') and tickets > 0;

-- Tickets that a player bought for a game together.
create table bingo_purchase (
  id bigint generated always as identity primary key,
  game_id bigint not null references bingo_game (id),
  player_id bigint not null,
  guid text not null,
  request_hash text not null,
  buyer_seed text not null,
  -- The numbers of its tickets in the game are first_ticket and those that follow.
  first_ticket int not null check (first_ticket > 0),
  tickets int not null check (tickets > 0),
  -- By ticket, by card: the cells row by row.
  cards jsonb not null,
  currency text not null,
  account_id bigint not null,
  stake_minor bigint not null check (stake_minor > 0),
  stake_base_minor bigint not null check (stake_base_minor > 0),
  stake_transaction_id bigint not null,
  -- Main account after the stake: part of the first answer, which a repeated request gets again.
  balance_minor bigint not null,
  placed_at timestamptz not null default clock_timestamp(),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'returned')),
  payout_minor bigint check (payout_minor >= 0),
  payout_base_minor bigint check (payout_base_minor >= 0),
  payout_transaction_id bigint,
  settled_at timestamptz,
  check ((status = 'open') = (payout_minor is null))
);
create unique index bingo_purchase_guid on bingo_purchase (player_id, guid);
create unique index bingo_purchase_ticket on bingo_purchase (game_id, first_ticket);
create index bingo_purchase_player on bingo_purchase (player_id, id desc);
create index bingo_purchase_open on bingo_purchase (game_id, id) where status = 'open';
create index bingo_purchase_waiting on bingo_purchase (player_id) where status = 'open';
