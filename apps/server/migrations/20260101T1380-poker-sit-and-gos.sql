-- Sit-and-gos (decision 0090): tournaments that begin once all their seats are taken. Each is played at a table of its own, whose chips are no money.
create table poker_sit_go (
  id bigint generated always as identity primary key,
  brand_id int not null,
  -- Of the house's list; several of a name follow each other.
  name text not null,
  -- All that it is played by: later terms change nothing about it.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  status text not null default 'open' check (status in ('open', 'running', 'over', 'void')),
  -- Hands that are over.
  hands int not null default 0 check (hands >= 0),
  opened_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((status in ('over', 'void')) = (ended_at is not null)),
  check (status in ('open', 'void') or started_at is not null)
);
-- One of a name takes entries at a time.
create unique index poker_sit_go_open on poker_sit_go (brand_id, name) where status = 'open';
create index poker_sit_go_live on poker_sit_go (status) where status in ('open', 'running');

create table poker_sit_go_entry (
  id bigint generated always as identity primary key,
  sit_go_id bigint not null references poker_sit_go (id),
  -- Exactly one: a player, or a house bot by its name.
  player_id bigint,
  bot text,
  -- The player's request, once, and its price in the account's currency. Null of a bot, which the house pays for.
  guid text,
  currency text,
  cost bigint check (cost > 0),
  entry_transaction_id bigint,
  entered_at timestamptz not null default clock_timestamp(),
  -- Drawn as it begins.
  seat int check (seat between 1 and 9),
  -- Given back: the player has left before the beginning, or the tournament is void.
  refunded_at timestamptz,
  -- The best of the places that are shared by so many, and the prize in the pools' currency; written once.
  place int check (place > 0),
  shared_by int check (shared_by > 0),
  prize bigint check (prize >= 0),
  prize_transaction_id bigint,
  check ((player_id is null) <> (bot is null)),
  check ((player_id is null) = (guid is null) and (player_id is null) = (currency is null) and (player_id is null) = (cost is null)),
  check ((place is null) = (shared_by is null) and (place is null) = (prize is null))
);
create index poker_sit_go_entry_of on poker_sit_go_entry (sit_go_id);
create unique index poker_sit_go_entry_player on poker_sit_go_entry (sit_go_id, player_id) where refunded_at is null;
create unique index poker_sit_go_entry_seat on poker_sit_go_entry (sit_go_id, seat) where seat is not null;
create unique index poker_sit_go_entry_guid on poker_sit_go_entry (player_id, guid);
create index poker_sit_go_entry_history on poker_sit_go_entry (player_id, id desc);

-- The tournament that is played at a table; null at cash tables.
alter table poker_table add column sit_go_id bigint references poker_sit_go (id);
create unique index poker_table_sit_go on poker_table (sit_go_id) where sit_go_id is not null;
