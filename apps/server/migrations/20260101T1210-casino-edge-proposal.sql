-- Another edge of a table: one operator proposes it, another one decides. That nobody does both is the table's own rule, as with manual adjustments.
create table casino_edge_proposal (
  id bigint generated always as identity primary key,
  brand_id int not null,
  game text not null,
  -- The version in whose place the proposed one is to come.
  version int not null,
  edge_ppm int not null check (edge_ppm between 0 and 1000000),
  -- Of the house, about no player: the audit keeps it sealed beside.
  reason text not null,
  proposed_by bigint not null references operator (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  status text not null default 'open' check (status in ('open', 'approved', 'refused', 'expired')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  foreign key (brand_id, game, version) references casino_table (brand_id, game, version),
  check ((status in ('approved', 'refused')) = (decided_by is not null)),
  check (decided_by <> proposed_by)
);
create unique index casino_edge_proposal_open on casino_edge_proposal (brand_id, game) where status = 'open';

-- The second of the two who set a version; null for the first one, and for those of one operator alone.
alter table casino_table add column approved_by text;
