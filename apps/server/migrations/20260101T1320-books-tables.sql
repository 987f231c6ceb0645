-- Games made for the open "books and weights" standard (decision 0085): every round is worked out beforehand, and a round that is played is a row that
-- is drawn by its weight. A version is written whole and never changed; a round names the one that it was drawn from.
create table books_game (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,59}$'),
  name text not null,
  -- The page that shows it, without what a launch adds.
  front_url text not null,
  -- The version that new rounds are drawn from.
  version int not null check (version > 0),
  imported_at timestamptz not null default clock_timestamp()
);

create table books_mode (
  id bigint generated always as identity primary key,
  game text not null references books_game,
  version int not null check (version > 0),
  name text not null,
  -- In the order of the index; the first is the game itself, dearer ones are bought.
  place int not null,
  -- The number of bet amounts that a round costs.
  cost_num bigint not null check (cost_num > 0),
  cost_den bigint not null check (cost_den > 0),
  total_weight numeric not null check (total_weight > 0),
  -- Exact ratios ("97/100"): of what is staked that comes back, and of rounds that pay.
  returned text not null,
  hit_rate text not null,
  -- The most that a round pays, in hundredths of the bet amount.
  cap_hundredths numeric not null,
  -- SHA-256 of the files as they were imported.
  weights_sha256 text not null check (weights_sha256 ~ '^[0-9a-f]{64}$'),
  books_sha256 text not null check (books_sha256 ~ '^[0-9a-f]{64}$'),
  unique (game, version, name)
);

create table books_row (
  mode_id bigint not null references books_mode,
  -- In the order of the weights file, from 1.
  place int not null,
  id numeric(20) not null,
  -- The sum of the weights up to and with this row: a drawn number falls on the first row that is above it.
  upto numeric not null,
  pay_hundredths numeric(20) not null,
  -- JSON in the game's own words and order.
  events text not null,
  primary key (mode_id, place),
  unique (mode_id, id)
);
create index books_row_upto on books_row (mode_id, upto, place);

create table books_round (
  id bigint primary key,
  player_id bigint not null,
  launch_id bigint not null,
  currency text not null,
  game text not null,
  mode_id bigint not null references books_mode,
  place int not null,
  -- Of one bet, of what it costs in its mode, and of what it pays when it ends.
  amount_minor bigint not null check (amount_minor > 0),
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- The draw follows from these and the mode's weights.
  seed_id bigint not null references casino_seed (id),
  nonce int not null check (nonce > 0),
  drawn numeric not null,
  -- The last word of the page about how far it has shown the round.
  event text,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (seed_id, nonce),
  foreign key (mode_id, place) references books_row (mode_id, place)
);
create unique index books_round_open on books_round (player_id, game) where ended_at is null;
create index books_round_player on books_round (player_id, game, started_at desc);
create index books_round_started on books_round (player_id, started_at desc);
create index books_round_forgotten on books_round (started_at) where ended_at is null;
