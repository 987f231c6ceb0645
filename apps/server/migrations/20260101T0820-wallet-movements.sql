-- Movements that somebody outside the ledger names (decision 0038): providers of games, operators, bonuses. The name (source, external id) is
-- taken once and for ever, whatever comes of the movement.
create table wallet_movement (
  id bigint generated always as identity unique,
  source text not null,
  external_id text not null,
  -- 'tombstone': somebody took it back before it came, so it never will.
  kind text not null check (kind in ('debit', 'credit', 'rollback', 'grant', 'release', 'forfeit', 'points', 'correction', 'tombstone')),
  player_id bigint not null,
  currency text not null,
  -- Of everything that was said: another word under the same name is refused. Empty in a tombstone.
  content_hash text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  round text,
  grant_id bigint,
  -- Null where no money moved: refused, an amount of 0, a tombstone, the rollback of one of these.
  transaction_id bigint,
  -- What the player could spend in the currency after it: what a repeat answers.
  balance_minor bigint,
  -- Why it was not taken: {code, detail}.
  refusal jsonb,
  -- The movement that took it back.
  rolled_back_by bigint,
  at timestamptz not null default clock_timestamp(),
  primary key (source, external_id)
);
-- A name that could be freed could be taken again.
create trigger permanent before delete on wallet_movement for each row execute function wallet_refuse_change();
create index wallet_movement_round on wallet_movement (source, round, player_id) where round is not null;
create index wallet_movement_player on wallet_movement (player_id);

-- Rounds of games, each player's part by itself: many play one round of a table.
create table wallet_round (
  source text not null,
  external_id text not null,
  player_id bigint not null,
  currency text not null,
  game text not null,
  opened_at timestamptz not null default clock_timestamp(),
  -- Final: nothing moves in it any more.
  closed_at timestamptz,
  primary key (source, external_id, player_id)
);
create index wallet_round_player on wallet_round (player_id);

-- Bonuses, each with money of its own. What one has to do to keep it is not the wallet's business.
create table wallet_grant (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'open' check (status in ('open', 'released', 'forfeited', 'expired')),
  opened_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null))
);
create index wallet_grant_player on wallet_grant (player_id, id);

-- An account of each grant's own; a player has one account of every other kind in a currency, as before.
alter table account add column grant_id bigint;
create unique index account_player_grant on account (player_id, kind, currency, coalesce(grant_id, 0)) where player_id is not null;
drop index account_player_kind;
alter index account_player_grant rename to account_player_kind;
alter table account
  add constraint account_grant check (grant_id is null or kind = 'player-bonus'),
  -- Points are no money, and money no points.
  add constraint account_unit check ((kind in ('player-points', 'house-points')) = (currency = 'POINTS'));
