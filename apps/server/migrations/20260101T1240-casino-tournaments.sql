-- Tournaments of the casino (decision 0073): rounds that end while one runs make points for those who have joined, and places win prizes.
create table casino_tournament (
  id bigint generated always as identity primary key,
  brand_id int not null,
  -- Of the house's own series, which begin anew by themselves; null of what an operator made.
  series text,
  -- By language.
  names jsonb not null,
  -- How rounds make points, as the engine reads it.
  rules jsonb not null,
  -- None: every game.
  games text[] not null,
  -- By currency, minor units as text: the least stake that counts, and the unit of points. Fixed with the tournament.
  least_stakes jsonb not null,
  prize_unit text not null check (prize_unit in ('points', 'money')),
  prizes jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  set_by text,
  cancelled_at timestamptz,
  -- The places are settled: nothing makes points any more.
  closed_at timestamptz,
  -- Every prize is paid.
  paid_at timestamptz,
  check (cancelled_at is null or closed_at is null),
  check (paid_at is null or closed_at is not null)
);
create index casino_tournament_brand on casino_tournament (brand_id, ends_at desc);
create index casino_tournament_due on casino_tournament (ends_at) where paid_at is null and cancelled_at is null;
create unique index casino_tournament_series on casino_tournament (brand_id, series, starts_at) where series is not null;

-- A player who takes part, and the state of the score.
create table casino_tournament_entry (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references casino_tournament (id),
  player_id bigint not null,
  joined_at timestamptz not null default now(),
  points bigint not null default 0,
  rounds int not null default 0,
  -- What the score is made of, where the points do not say it.
  kept bigint[] not null default '{}',
  -- The event by which the points became what they are: of as many points those are first that were reached first.
  reached_event bigint not null default 0,
  -- Blocked or excluded when the places were settled: has no place.
  barred boolean not null default false,
  unique (tournament_id, player_id)
);
create index casino_tournament_entry_player on casino_tournament_entry (player_id);
create index casino_tournament_entry_board on casino_tournament_entry (tournament_id, points desc, reached_event) where rounds > 0 and not barred;

-- Rounds that have counted, each once.
create table casino_tournament_round (
  entry_id bigint not null references casino_tournament_entry (id),
  source text not null,
  round text not null,
  game text not null,
  points bigint not null,
  ended_at timestamptz not null,
  event_id bigint not null,
  primary key (entry_id, source, round)
);
create index casino_tournament_round_newest on casino_tournament_round (entry_id, event_id desc);

-- Places that won, and what was paid for them: once a place.
create table casino_tournament_prize (
  tournament_id bigint not null references casino_tournament (id),
  place int not null check (place > 0),
  player_id bigint not null,
  -- Points, or units of the order of a euro.
  amount int not null check (amount > 0),
  currency text,
  amount_minor bigint,
  paid_at timestamptz,
  primary key (tournament_id, place),
  unique (tournament_id, player_id),
  check ((paid_at is null) = (currency is null) and (paid_at is null) = (amount_minor is null))
);
create index casino_tournament_prize_owed on casino_tournament_prize (tournament_id, place) where paid_at is null;
