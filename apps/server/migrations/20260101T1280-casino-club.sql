-- The casino's VIP club (decision 0080): its terms at a brand, how far players have come, and the cashback of their weeks and days.
--
-- Each change of the terms is a version, by which periods that begin from then on are settled: rows are only added.
create table casino_club_terms (
  brand_id int not null,
  version int not null check (version > 0),
  -- `ClubTerms` of the engine.
  terms jsonb not null,
  added_at timestamptz not null default clock_timestamp(),
  -- Logins of the two who set the version; null for the first one.
  set_by text,
  approved_by text,
  check ((set_by is null) = (approved_by is null)),
  primary key (brand_id, version)
);
create trigger permanent before update or delete on casino_club_terms for each row execute function wallet_refuse_change();

-- Other terms: one operator proposes them, another one decides. That nobody does both is the table's own rule, as with edges.
create table casino_club_proposal (
  id bigint generated always as identity primary key,
  brand_id int not null,
  -- The version in whose place the proposed one is to come.
  version int not null,
  -- `ClubTerms` of the engine.
  terms jsonb not null,
  -- Of the house, about no player: the audit keeps it sealed beside.
  reason text not null,
  proposed_by bigint not null references operator (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  status text not null default 'open' check (status in ('open', 'approved', 'refused', 'expired')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  foreign key (brand_id, version) references casino_club_terms (brand_id, version),
  check ((status in ('approved', 'refused')) = (decided_by is not null)),
  check (decided_by <> proposed_by)
);
create unique index casino_club_proposal_open on casino_club_proposal (brand_id) where status = 'open';

create table casino_club_member (
  player_id bigint primary key,
  -- Millionths of a point: they never become fewer.
  micro_points bigint not null check (micro_points >= 0),
  -- The highest that was reached, from 0 on: it stays, also where later terms ask for more.
  level smallint not null default 0 check (level >= 0)
);

create table casino_cashback (
  player_id bigint not null,
  kind text not null check (kind in ('vip', 'premium')),
  -- The first of the period, in the player's country.
  day date not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of the terms when the first round was counted.
  version int not null,
  rounds int not null,
  staked_minor bigint not null,
  returned_minor bigint not null,
  -- What the house keeps of the stakes on average, millionths of a minor unit.
  kept_micro bigint not null,
  status text not null default 'open' check (status in ('open', 'paid', 'none', 'barred')),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  settled_at timestamptz,
  primary key (player_id, kind, day, currency),
  check ((status = 'open') = (settled_at is null)),
  check ((status = 'paid') = (amount_minor > 0))
);
create index casino_cashback_due on casino_cashback (ends_at) where status = 'open';
