-- Withdrawals: payments of the other direction. The money leaves the main account for player-hold in the transaction that writes the payment,
-- and ends at the provider or back where it came from, once: both ends share one key of the ledger.
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check check (case direction
  when 'deposit' then status in ('created', 'pending', 'paid', 'declined', 'expired')
  else status in ('requested', 'approved', 'sent', 'paid', 'failed', 'declined', 'cancelled') end);

-- Where a player is paid to. `details` is sealed under the player's key; whoever is erased keeps no row here.
create table payout_destination (
  id text primary key,
  player_id bigint not null,
  method text not null,
  -- What may be shown: the last digits.
  masked text not null,
  details bytea not null,
  -- Finds the same destination again without opening any (keyed hash).
  details_hash bytea not null,
  created_at timestamptz not null default now(),
  unique (player_id, method, details_hash)
);

-- What only a withdrawal has.
create table withdrawal (
  payment_id text primary key references payment (id),
  player_id bigint not null,
  destination_id text references payout_destination (id) on delete set null,
  destination text not null,
  -- Nothing is sent before it: something about the account's security changed (feature changes).
  held_until timestamptz,
  -- How many operators have to approve; none for small amounts of players who are known.
  people smallint not null check (people between 0 and 2),
  -- Why it was declined, as the player is told.
  refusal text,
  -- When the provider confirmed that it has the order, and when it was last asked how the order stands.
  handed_at timestamptz,
  asked_at timestamptz
);
create index payment_moving on payment (created_at) where direction = 'withdrawal' and finished_at is null;

-- Each operator approves once: two approvals are two people.
create table withdrawal_approval (
  payment_id text not null references payment (id),
  operator_id bigint not null,
  at timestamptz not null default now(),
  primary key (payment_id, operator_id)
);

-- The memory of the sandbox, as a foreign provider has its own. Its key is the order's reference: asked twice, it pays once.
create table sandbox_payout (
  reference text primary key,
  amount_minor bigint not null,
  currency text not null,
  outcome text not null check (outcome in ('paid', 'failed')),
  -- One that never calls has to be asked.
  reports boolean not null,
  due_at timestamptz not null
);
