-- Pools: draws over matches of the book, the tickets on them, and the jackpot that each pool carries from draw to draw. All amounts named
-- base are in the pool's currency (euro cents).
create table toto_jackpot (
  pool text primary key,
  amount_minor bigint not null check (amount_minor >= 0)
);

create table toto_draw (
  id bigint generated always as identity primary key,
  pool text not null,
  number int not null,
  -- A pool takes tickets for a draw of the coming day and for one of the days after it: one open draw for each.
  slot text not null check (slot in ('soon', 'later')),
  sport int not null,
  status text not null default 'open' check (status in ('open', 'closed', 'settled', 'off')),
  opens_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  -- Since when every match has a result; null while one is open or was taken back. Paid only after it has stood for a while.
  decided_at timestamptz,
  settled_at timestamptz,
  -- Of a settled draw.
  jackpot_before_minor bigint,
  paid_minor bigint,
  stakes_minor bigint,
  tickets int,
  tiers jsonb,
  -- Every ticket of a settled draw has what it is owed.
  all_paid boolean not null default false
);
create unique index toto_draw_number on toto_draw (pool, number);
create unique index toto_draw_slot on toto_draw (pool, slot) where status = 'open';
create index toto_draw_running on toto_draw (closes_at) where status in ('open', 'closed');
create index toto_draw_unpaid on toto_draw (id) where status in ('settled', 'off') and not all_paid;

create table toto_match (
  draw_id bigint not null references toto_draw (id),
  place int not null,
  match_id bigint not null,
  market_id bigint not null,
  -- Names and start as they were when the draw was opened: the match leaves the book.
  fixture jsonb not null,
  -- By outcome, in the order of the sheet: the book's last prices before the start, thousandths.
  odds int[] not null,
  starts_at timestamptz not null,
  score int[],
  -- The right outcome, or -1 for a void match; null while open.
  result int,
  primary key (draw_id, place)
);

create table toto_ticket (
  id bigint generated always as identity primary key,
  draw_id bigint not null references toto_draw (id),
  player_id bigint not null,
  guid text not null,
  body_hash text not null,
  currency text not null,
  marks jsonb not null,
  variants int not null check (variants > 0),
  times int not null check (times > 0),
  stake_minor bigint not null check (stake_minor > 0),
  stake_base_minor bigint not null check (stake_base_minor > 0),
  -- Main account after the stake: part of the first answer, which a repeated request gets again.
  balance_minor bigint not null,
  stake_transaction_id bigint not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'returned')),
  -- Of a settled draw: what the ticket is owed, and the posting that paid it.
  paid_base_minor bigint,
  paid_minor bigint,
  winning jsonb,
  paid_transaction_id bigint,
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create unique index toto_ticket_guid on toto_ticket (player_id, guid);
create index toto_ticket_player on toto_ticket (player_id, id desc);
create index toto_ticket_draw on toto_ticket (draw_id, id);
create index toto_ticket_owed on toto_ticket (draw_id, id) where paid_minor > 0 and paid_transaction_id is null;
