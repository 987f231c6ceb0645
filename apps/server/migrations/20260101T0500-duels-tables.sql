-- Duels of players: matches of their own, made out of others. The key says who meets whom, so that the same duel is built once, whatever
-- number of players ask for it, and its match and selections keep their ids for ever.
create table duel (
  number int generated always as identity primary key,
  key text not null unique,
  -- Per side its players: match, outcome number, name, shirt number, and the goals expected of him when the duel was built (millionths).
  sides jsonb not null,
  sport int not null,
  starts_at timestamptz not null,
  built_at timestamptz not null default now(),
  -- When its result was told; null while it is open.
  over_at timestamptz
);
create index duel_open on duel (number) where over_at is null;
