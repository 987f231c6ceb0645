-- Challenges that players have taken up (decision 0073): three tasks of a day of their country, and how far they have come.
create table casino_challenge (
  player_id bigint not null,
  -- Of the country.
  day date not null,
  -- Of the engine's list.
  key text not null,
  started_at timestamptz not null default now(),
  -- The country's next midnight.
  ends_at timestamptz not null,
  count int not null default 0,
  -- Of tasks that ask for different games those played.
  games text[] not null default '{}',
  rewarded_at timestamptz,
  primary key (player_id, day, key)
);
create index casino_challenge_open on casino_challenge (player_id, ends_at) where rewarded_at is null;
