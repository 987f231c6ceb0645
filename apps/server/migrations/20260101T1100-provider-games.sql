-- Games of providers, what a brand offers of them, and the launches that bind a provider's token to a player's session (decision 0066).
create table game_provider (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text not null,
  dialect text not null,
  -- When its list of games was last taken over, and why not since; null where it worked.
  listed_at timestamptz,
  list_error text
);

create table provider_game (
  provider text not null references game_provider,
  code text not null,
  name text not null,
  category text not null,
  platforms text[] not null,
  has_demo boolean not null,
  -- ISO alpha-2.
  blocked_countries text[] not null,
  -- Whether the provider still has it. A row stays for ever: wins of its rounds come later.
  is_listed boolean not null default true,
  primary key (provider, code)
);

-- What a brand has switched off: a game, or a provider with all its games (game '').
create table provider_game_off (
  brand_id integer not null,
  provider text not null references game_provider,
  game text not null default '',
  primary key (brand_id, provider, game)
);

-- A player who opened a game: what is staked by its token is judged by this.
create table game_launch (
  id bigint generated always as identity primary key,
  provider text not null references game_provider,
  game text not null,
  player_id bigint not null,
  -- The player's own account that the provider is told of as the user.
  account_id bigint not null,
  currency text not null,
  -- Ends with the session of the site.
  session_id text not null,
  started_at timestamptz not null default now()
);
create index game_launch_player on game_launch (player_id, started_at);

-- Tokens of launches by SHA-256; a new one leaves the older ones good for wins and rollbacks alone.
create table game_launch_token (
  token_hash bytea primary key,
  launch_id bigint not null references game_launch on delete cascade,
  is_current boolean not null default true,
  issued_at timestamptz not null default now()
);
create index game_launch_token_launch on game_launch_token (launch_id);

-- Each hour of each provider, its messages held against the ledger.
create table provider_report (
  provider text not null,
  hour timestamptz not null,
  currency text not null,
  opened integer not null,
  closed integer not null,
  still_open integer not null,
  staked_minor bigint not null,
  won_minor bigint not null,
  taken_back_minor bigint not null,
  -- 0 where messages and postings agree.
  difference_minor bigint not null,
  primary key (provider, hour, currency)
);

-- For the rounds that nobody closes, and for the report.
create index wallet_round_open on wallet_round (opened_at) where closed_at is null;
create index wallet_round_source on wallet_round (source, opened_at);
create index wallet_movement_source on wallet_movement (source, at);
create index wallet_movement_undone on wallet_movement (rolled_back_by) where rolled_back_by is not null;
