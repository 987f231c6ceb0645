-- Settings of a brand that two operators change (decision 0089): one proposes another value, another one decides, and approved it is the next version.
-- One table of versions and one of proposals for all of them, in place of a pair for each.
create table setting_version (
  brand_id int not null,
  -- The queue of the console in which its proposals wait.
  setting text not null,
  -- Which of several the brand has, such as a table; empty where it has one.
  subject text not null default '',
  version int not null check (version > 0),
  value jsonb not null,
  added_at timestamptz not null default clock_timestamp(),
  -- Logins of the two who set the version; null for the first one.
  set_by text,
  approved_by text,
  check ((set_by is null) = (approved_by is null)),
  primary key (brand_id, setting, subject, version)
);
create trigger permanent before update or delete on setting_version for each row execute function wallet_refuse_change();

-- That nobody proposes and decides is the table's own rule, as with manual adjustments.
create table setting_proposal (
  id bigint generated always as identity primary key,
  brand_id int not null,
  setting text not null,
  subject text not null default '',
  -- The version in whose place the proposed one is to come.
  version int not null check (version > 0),
  value jsonb not null,
  -- Of the house, about no player: the audit keeps it sealed beside.
  reason text not null,
  proposed_by bigint not null references operator (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  status text not null default 'open' check (status in ('open', 'approved', 'refused', 'expired')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  check ((status in ('approved', 'refused')) = (decided_by is not null)),
  check (decided_by <> proposed_by)
);
create unique index setting_proposal_open on setting_proposal (brand_id, setting, subject) where status = 'open';

insert into setting_version (brand_id, setting, version, value, added_at, set_by, approved_by)
  select brand_id, 'club-terms', version, terms, added_at, set_by, approved_by from casino_club_terms
  union all select brand_id, 'jackpot-rules', version, rules, added_at, set_by, approved_by from casino_jackpot_rules;

-- In the order in which they were made; their numbers are new, since those of three tables overlap.
insert into setting_proposal (brand_id, setting, subject, version, value, reason, proposed_by, proposed_at, expires_at, status, decided_by, decided_at)
  select brand_id, setting, subject, version, value, reason, proposed_by, proposed_at, expires_at, status, decided_by, decided_at
  from (
    select brand_id, 'casino-edges' as setting, game as subject, version, to_jsonb(edge_ppm) as value, reason, proposed_by, proposed_at, expires_at,
      status, decided_by, decided_at, id
    from casino_edge_proposal
    union all select brand_id, 'club-terms', '', version, terms, reason, proposed_by, proposed_at, expires_at, status, decided_by, decided_at, id
    from casino_club_proposal
    union all select brand_id, 'jackpot-rules', '', version, rules, reason, proposed_by, proposed_at, expires_at, status, decided_by, decided_at, id
    from casino_jackpot_proposal
  ) former
  order by proposed_at, setting, id;

drop table casino_edge_proposal, casino_club_proposal, casino_jackpot_proposal, casino_club_terms, casino_jackpot_rules;
