-- Money on its way between a player's account and their purse at a provider (decision 0075). Its name is the movement's in the wallet, and the
-- provider's: whatever breaks between the two, the same name is asked again until there is an answer.
create table game_transfer (
  id bigint generated always as identity primary key,
  name text not null unique,
  launch_id bigint not null references game_launch,
  direction text not null check (direction in ('in', 'out')),
  -- Minor units; null while the provider has not said how much comes out.
  amount_minor bigint check (amount_minor >= 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null))
);
create index game_transfer_pending on game_transfer (asked_at) where state = 'pending';
create index game_transfer_launch on game_transfer (launch_id, id);
