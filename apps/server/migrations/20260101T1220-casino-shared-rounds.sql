-- Rounds that all watch together (decision 0068): crash and slide at each brand.
--
-- The chain of hashes that a table's rounds are drawn by. Its seed is sealed under the house's key; `promise`, the hash below the first round's, is
-- written before the salt is drawn, and both before the first round.
create table casino_chain (
  id bigint generated always as identity primary key,
  brand_id int not null,
  game text not null,
  -- How many rounds it is for.
  rounds int not null check (rounds > 0),
  promise text not null check (promise ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  -- Public; null until the promise stands.
  salt text,
  promised_at timestamptz not null default clock_timestamp()
);
create index casino_chain_newest on casino_chain (brand_id, game, id desc);

-- A round takes bets until `starts_at`, and runs from then on as long as its hash says, which only the process that drives the table can work out.
create table casino_shared_round (
  id bigint generated always as identity primary key,
  brand_id int not null,
  game text not null,
  chain_id bigint not null references casino_chain (id),
  -- In its chain, from 1.
  place int not null check (place > 0),
  version int not null,
  edge_ppm int not null,
  starts_at timestamptz not null,
  -- `open` until its end; `ended`: result and hash are public, what was taken in time is still being paid; `over`: nothing moves any more.
  status text not null default 'open' check (status in ('open', 'ended', 'over')),
  ended_at timestamptz,
  hash text,
  -- Hundredths.
  result int,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'open') = (hash is null and result is null))
);
create unique index casino_shared_round_place on casino_shared_round (chain_id, place);
create unique index casino_shared_round_current on casino_shared_round (brand_id, game) where status <> 'over';
create index casino_shared_round_results on casino_shared_round (brand_id, game, id desc);

create table casino_shared_bet (
  id bigint generated always as identity primary key,
  round_id bigint not null references casino_shared_round (id),
  player_id bigint not null,
  guid text not null,
  request_hash text not null,
  account_id bigint not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- Hundredths; null where only the player's word takes it.
  target int check (target > 100),
  status text not null default 'open' check (status in ('open', 'cancelled', 'paid', 'lost')),
  -- The multiple at which it was paid, hundredths.
  paid_at int,
  return_minor bigint check (return_minor >= 0),
  stake_transaction bigint not null,
  return_transaction bigint,
  placed_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'paid') = (paid_at is not null))
);
create unique index casino_shared_bet_guid on casino_shared_bet (player_id, guid);
-- One bet of a player in a round; who has taken theirs back may bet again.
create unique index casino_shared_bet_own on casino_shared_bet (round_id, player_id) where status <> 'cancelled';
create index casino_shared_bet_round on casino_shared_bet (round_id);
create index casino_shared_bet_open on casino_shared_bet (player_id) where status = 'open';

-- Of several processes the one that holds a name's lease does its work. What it does is right without the lease too: it only spares the others the trouble.
create table casino_lease (
  name text primary key,
  holder text not null,
  held_until timestamptz not null
);
