-- The house's own games: tables with their edges, seeds by which rounds are drawn, and rounds.
--
-- A table is a game at a brand; its edge is an operator's parameter. Each change is a version, which is part of every round that was played
-- with it: rows are only added.
create table casino_table (
  brand_id int not null,
  game text not null,
  version int not null check (version > 0),
  -- The house's share of a stake, millionths; 0 where the rules of the game fix it.
  edge_ppm int not null check (edge_ppm between 0 and 1000000),
  added_at timestamptz not null default clock_timestamp(),
  primary key (brand_id, game, version)
);
create trigger permanent before update or delete on casino_table for each row execute function wallet_refuse_change();

-- Pairs of seeds: the server's, sealed until it is revealed, and the player's text. A pair is promised by its hash before anything is drawn
-- with it ('next'), then in use, then revealed. A player has one of each of the first two.
create table casino_seed (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  status text not null check (status in ('next', 'active', 'revealed')),
  -- Under the player's key; the same seed in plain once it is revealed.
  sealed_seed bytea not null,
  seed_hash text not null unique check (seed_hash ~ '^[0-9a-f]{64}$'),
  revealed_seed text,
  -- The player's text; null while the pair is only promised.
  client_seed text,
  -- Rounds drawn with the pair: the last one's nonce. Counted under the row's lock, so that there are no gaps.
  nonce int not null default 0 check (nonce >= 0),
  promised_at timestamptz not null default clock_timestamp(),
  revealed_at timestamptz,
  check ((status = 'next') = (client_seed is null)),
  check ((status = 'revealed') = (revealed_seed is not null and revealed_at is not null)),
  check (status <> 'next' or nonce = 0)
);
create unique index casino_seed_unspent on casino_seed (player_id, status) where status <> 'revealed';
create index casino_seed_spent on casino_seed (player_id, id desc) where status = 'revealed';

-- A round is kept as what was chosen and decided: its state follows from these and its seeds.
create table casino_round (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  guid text not null,
  -- Of everything that was asked for: other words under the same guid are refused.
  request_hash text not null,
  game text not null,
  version int not null,
  edge_ppm int not null,
  seed_id bigint not null references casino_seed (id),
  nonce int not null check (nonce > 0),
  account_id bigint not null,
  currency text not null,
  -- As texts, so that a repeat is answered with the same bytes.
  options json not null,
  actions json not null default '[]',
  -- By step, from the beginning of the round on: what was staked, by which posting (0: none), and what the account held after it. The last
  -- step's balance is after the round's return. With them a repeated request gets its first answer.
  stakes bigint[] not null,
  stake_transactions bigint[] not null,
  balances bigint[] not null,
  status text not null default 'open' check (status in ('open', 'over', 'void')),
  -- The whole return as an exact ratio of the first stake ("99/50"), and what was paid of it: rounded down, once.
  pay text,
  return_minor bigint check (return_minor >= 0),
  return_transaction bigint,
  started_at timestamptz not null default clock_timestamp(),
  -- When the last decision was taken.
  moved_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'open') = (return_minor is null)),
  check (cardinality(stakes) = cardinality(balances) and cardinality(stakes) = cardinality(stake_transactions))
);
create unique index casino_round_guid on casino_round (player_id, guid);
create unique index casino_round_nonce on casino_round (seed_id, nonce);
create unique index casino_round_open on casino_round (player_id, game) where status = 'open';
create index casino_round_player on casino_round (player_id, id desc);
create index casino_round_forgotten on casino_round (moved_at) where status = 'open';

create table casino_favourite (
  player_id bigint not null,
  game text not null,
  primary key (player_id, game)
);
