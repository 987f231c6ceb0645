-- Jackpots of the house's own games (decision 0078): a brand has in each currency one pot of each tier that fills, and one that waits to follow it,
-- whose trigger is promised already. A pot keeps the terms that it was made with.
create table casino_jackpot (
  id bigint generated always as identity primary key,
  brand_id int not null,
  currency text not null,
  tier text not null,
  -- Counts the pots of the tier from 1.
  number int not null check (number > 0),
  kind text not null check (kind in ('mystery', 'chance')),
  seed_minor bigint not null check (seed_minor >= 0),
  -- The part of each stake that the house adds, millionths.
  rate_ppm int not null check (rate_ppm between 0 and 1000000),
  -- Of a mystery: it drops by this amount; the SHA-256 of its secret, from which the trigger follows; the secret under the house's key, and in plain
  -- once it has dropped.
  cap_minor bigint check (cap_minor > seed_minor),
  promise text unique check (promise ~ '^[0-9a-f]{64}$'),
  sealed_secret bytea,
  revealed_secret text,
  -- Of one by chance: a stake of s wins with the chance s in so many minor units.
  odds_minor bigint check (odds_minor > 0),
  status text not null default 'waiting' check (status in ('waiting', 'filling', 'dropped')),
  -- The holding, and the millionths of a minor unit that are not a whole one yet; of a dropped pot what it paid.
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  remainder_ppm int not null default 0 check (remainder_ppm between 0 and 999999),
  opened_at timestamptz,
  dropped_at timestamptz,
  round_id bigint references casino_round (id),
  -- The transaction of the ledger that paid it.
  transaction_id bigint,
  unique (brand_id, currency, tier, number),
  check ((kind = 'mystery') = (cap_minor is not null and promise is not null)),
  check ((kind = 'chance') = (odds_minor is not null)),
  check ((status = 'waiting') = (opened_at is null)),
  check ((status = 'dropped') = (dropped_at is not null and round_id is not null and transaction_id is not null))
);
create unique index casino_jackpot_of_tier on casino_jackpot (brand_id, currency, tier, status) where status <> 'dropped';
create index casino_jackpot_round on casino_jackpot (round_id) where round_id is not null;
create index casino_jackpot_dropped on casino_jackpot (brand_id, currency, dropped_at desc, id desc) where status = 'dropped';
-- Nearly always empty: a secret is published at once.
create index casino_jackpot_sealed on casino_jackpot (brand_id) where status = 'dropped' and revealed_secret is null and sealed_secret is not null;
-- Row versions of a pot that fills are many: they stay in their page.
alter table casino_jackpot set (fillfactor = 50);
-- A dropped pot is history: only its secret is published afterwards, once.
create trigger permanent before delete on casino_jackpot for each row execute function wallet_refuse_change();
create trigger permanent_fields before update on casino_jackpot for each row
  when (old.status = 'dropped' and (old.revealed_secret is not null
    or to_jsonb(old) - array['revealed_secret', 'sealed_secret'] <> to_jsonb(new) - array['revealed_secret', 'sealed_secret']))
  execute function wallet_refuse_change();

-- The rules of a brand's jackpots: the games that feed them and can win them, and the tiers. Each change is a version, which pots that are made from then
-- on keep: rows are only added.
create table casino_jackpot_rules (
  brand_id int not null,
  version int not null check (version > 0),
  -- `JackpotRules` of the engine.
  rules jsonb not null,
  added_at timestamptz not null default clock_timestamp(),
  -- Logins of the two who set the version; null for the first one.
  set_by text,
  approved_by text,
  check ((set_by is null) = (approved_by is null)),
  primary key (brand_id, version)
);
create trigger permanent before update or delete on casino_jackpot_rules for each row execute function wallet_refuse_change();

-- Other rules: one operator proposes them, another one decides. That nobody does both is the table's own rule, as with edges.
create table casino_jackpot_proposal (
  id bigint generated always as identity primary key,
  brand_id int not null,
  -- The version in whose place the proposed one is to come.
  version int not null,
  -- `JackpotRules` of the engine.
  rules jsonb not null,
  -- Of the house, about no player: the audit keeps it sealed beside.
  reason text not null,
  proposed_by bigint not null references operator (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  status text not null default 'open' check (status in ('open', 'approved', 'refused', 'expired')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  foreign key (brand_id, version) references casino_jackpot_rules (brand_id, version),
  check ((status in ('approved', 'refused')) = (decided_by is not null)),
  check (decided_by <> proposed_by)
);
create unique index casino_jackpot_proposal_open on casino_jackpot_proposal (brand_id) where status = 'open';

-- The pots that a round took part in, and what the house added to them with it, minor units; null where it took part in none.
alter table casino_round add column jackpots bigint[], add column jackpot_fed_minor bigint;

-- The pots by chance that the round has drawn, as text: "17,19", empty where none, null where the round takes part in no jackpot.
alter type casino_draw add attribute lucky_pots text;
-- A pot as the process knows it, with the one that follows it and the amounts at which they drop (null of a pot by chance).
create type casino_pot as (id bigint, next_id bigint, trigger_minor bigint, next_trigger_minor bigint);
-- It takes the pots besides.
drop function if exists casino_play(casino_draw[], int);

alter table commitment drop constraint commitment_kind_check;
alter table commitment add constraint commitment_kind_check check (kind in ('seed-pair', 'chain', 'lottery-draw', 'bingo-game', 'jackpot'));
