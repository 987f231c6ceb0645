-- Poker rooms (decisions 0086 and 0088): cash tables, who sits at them, and their hands. A seat's chips are those with which its hand began until the hand
-- is over: a hand that is void has changed nothing.
create table poker_table (
  id bigint generated always as identity primary key,
  brand_id int not null,
  name text not null,
  currency text not null,
  variant text not null check (variant in ('holdem', 'omaha')),
  seats int not null check (seats between 2 and 9),
  small_blind bigint not null check (small_blind > 0),
  big_blind bigint not null check (big_blind >= small_blind),
  ante bigint not null check (ante >= 0),
  rake_ppm int not null check (rake_ppm between 0 and 100000),
  -- Lines of `players` and `chips`, ascending.
  rake_caps jsonb not null check (jsonb_typeof(rake_caps) = 'array'),
  min_buy_in bigint not null check (min_buy_in >= big_blind),
  max_buy_in bigint not null check (max_buy_in >= min_buy_in),
  decision_ms int not null check (decision_ms > 0),
  bank_ms int not null check (bank_ms >= 0),
  refill_ms int not null check (refill_ms >= 0),
  -- House bots that sit there while there is room for them.
  bots int not null default 0 check (bots >= 0 and bots < seats),
  -- Places of the hand before, null before the first.
  button int,
  small_blind_place int,
  big_blind_place int,
  -- The deck of the next hand: its seed, the promise that is shown before the players' seeds are taken, and since when.
  promised_seed bytea,
  promise text check (promise ~ '^[0-9a-f]{64}$'),
  promised_at timestamptz,
  check ((promise is null) = (promised_seed is null) and (promise is null) = (promised_at is null)),
  check ((button is null) = (small_blind_place is null) and (button is null) = (big_blind_place is null))
);
create unique index poker_table_name on poker_table (brand_id, name);

create table poker_seat (
  id bigint generated always as identity primary key,
  table_id bigint not null references poker_table (id),
  seat int not null check (seat between 1 and 9),
  -- Exactly one: a player, or a house bot by its name.
  player_id bigint,
  bot text,
  -- What the player asked with, once; null of a bot.
  guid text,
  -- The account's that the chips were bought from; null of a bot, which plays with the table's own.
  currency text,
  chips bigint not null check (chips >= 0),
  -- All chips that were bought since it was taken.
  bought bigint not null check (bought >= 0),
  is_present boolean not null default true,
  -- Since when the player sits out; null of who plays.
  absent_since timestamptz,
  check (is_present = (absent_since is null)),
  owes_big boolean not null default true,
  owes_small boolean not null default false,
  posts_at_once boolean not null default false,
  bank_ms int not null check (bank_ms >= 0),
  -- What the player gave to the cut of the next deck once it was promised; null for nothing.
  cut text,
  check ((player_id is null) <> (bot is null)),
  check ((player_id is null) = (guid is null) and (player_id is null) = (currency is null)),
  sat_at timestamptz not null default clock_timestamp(),
  -- Null while the seat is taken: a seat that was left stays in the books.
  left_at timestamptz
);
create unique index poker_seat_taken on poker_seat (table_id, seat) where left_at is null;
create unique index poker_seat_player on poker_seat (table_id, player_id) where left_at is null;
create unique index poker_seat_guid on poker_seat (player_id, guid);
-- Whether a player sits anywhere, and where last.
create index poker_seat_history on poker_seat (player_id, id desc);

-- Chips that a player has bought since.
create table poker_top_up (
  id bigint generated always as identity primary key,
  seat_id bigint not null references poker_seat (id),
  guid text not null,
  chips bigint not null check (chips > 0),
  bought_at timestamptz not null default clock_timestamp()
);
create unique index poker_top_up_guid on poker_top_up (seat_id, guid);

create table poker_hand (
  id bigint generated always as identity primary key,
  table_id bigint not null references poker_table (id),
  status text not null default 'open' check (status in ('open', 'over', 'void')),
  -- The setup without its deck, which follows from the two seeds.
  setup jsonb not null,
  sealed_seed bytea not null,
  promise text not null check (promise ~ '^[0-9a-f]{64}$'),
  table_seed text not null,
  started_at timestamptz not null default clock_timestamp(),
  -- The seat to act, since when, and the end of its time, its time bank included; null once nobody is to act.
  to_act int,
  turn_at timestamptz,
  acts_by timestamptz,
  ended_at timestamptz,
  -- All pots, the rake with them.
  pot bigint,
  rake bigint,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'over') = (rake is not null) and (pot is null) = (rake is null)),
  check ((to_act is null) = (acts_by is null) and (to_act is null) = (turn_at is null))
);
create unique index poker_hand_open on poker_hand (table_id) where status = 'open';
create index poker_hand_late on poker_hand (acts_by) where status = 'open';
create index poker_hand_table on poker_hand (table_id, id desc);

-- Who was dealt into a hand: a seat may have another player since.
create table poker_hand_seat (
  hand_id bigint not null references poker_hand (id),
  seat int not null,
  seat_id bigint not null references poker_seat (id),
  chips_before bigint not null check (chips_before > 0),
  chips_after bigint check (chips_after >= 0),
  primary key (hand_id, seat)
);
create index poker_hand_seat_history on poker_hand_seat (seat_id, hand_id desc);

-- Decisions of a hand, in order: rows are added and never changed.
create table poker_action (
  hand_id bigint not null references poker_hand (id),
  place int not null check (place > 0),
  action jsonb not null,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (hand_id, place)
);

-- What two players have done with each other at tables, summed up hand by hand (packages/casino/src/poker/signals). The first has the lower number.
create table poker_pair (
  player_a bigint not null,
  player_b bigint not null check (player_b > player_a),
  brand_id int not null,
  -- Hands in which chips went from one to the other; from the first to the second, thousandths of a big blind; the sum of the squares of that.
  hands int not null default 0,
  flow bigint not null default 0,
  flow_squares numeric(38) not null default 0,
  -- Streets that the two played alone, and those on which either bet.
  streets int not null default 0,
  bet_streets int not null default 0,
  last_at timestamptz not null default clock_timestamp(),
  primary key (player_a, player_b)
);
create index poker_pair_other on poker_pair (player_b);
