-- Demonstrations of games of the "books and weights" standard (decision 0085): whoever has no account plays the same rows by the same draws, for play
-- money. It stands here and nowhere in the ledger. A demonstration that nobody has touched for a day is deleted.
create table books_demo (
  id bigint generated always as identity primary key,
  -- SHA-256 of the session that its page was given.
  token_hash bytea not null unique,
  game text not null references books_game,
  brand_id int not null,
  -- Whose law holds, and for which age where it is known.
  country_id int not null,
  age int,
  currency text not null,
  balance_minor bigint not null check (balance_minor >= 0),
  -- Plain: what is drawn by it is worth nothing.
  server_seed text not null,
  client_seed text not null,
  -- Of the last round, which the rest is of; 0 before the first.
  nonce int not null default 0 check (nonce >= 0),
  mode_id bigint,
  place int,
  amount_minor bigint check (amount_minor > 0),
  payout_minor bigint check (payout_minor >= 0),
  drawn numeric,
  event text,
  is_open boolean not null default false,
  played_at timestamptz,
  used_at timestamptz not null default clock_timestamp(),
  foreign key (mode_id, place) references books_row (mode_id, place),
  check ((nonce = 0) = (mode_id is null)),
  check (nonce > 0 or not is_open)
);
create index books_demo_used on books_demo (used_at);
