-- What operators note on players, sealed under the player's key.
create table operator_note (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  operator_id bigint not null references operator (id),
  body bytea not null,
  at timestamptz not null default now()
);
create index operator_note_player on operator_note (player_id, id desc);

-- Changes of money by hand: one operator proposes, another one decides (T83). That nobody does both is the table's own rule.
create table operator_proposal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('credit', 'debit', 'void-bet')),
  player_id bigint not null,
  currency text,
  amount_minor bigint check (amount_minor > 0),
  bet_id bigint,
  reason text not null,
  proposed_by bigint not null references operator (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  status text not null default 'open' check (status in ('open', 'approved', 'refused')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  decided_reason text,
  check ((kind = 'void-bet') = (bet_id is not null)),
  check ((kind = 'void-bet') = (amount_minor is null)),
  check ((amount_minor is null) = (currency is null)),
  check ((status = 'open') = (decided_by is null)),
  check (decided_by <> proposed_by)
);
create index operator_proposal_open on operator_proposal (id) where status = 'open';
create index operator_proposal_player on operator_proposal (player_id, id desc);

-- What was done to one player, by the number that targets end with.
create index operator_audit_player on operator_audit (substring(target from 'player ([0-9]+)$'), position desc);
