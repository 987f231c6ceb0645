-- The public log of what the house commits to before it draws (decision 0082): the leaves, inner nodes and hourly heads of one Merkle tree (RFC 6962).
-- Leaves come by triggers on the tables that hold the commitments (functions/commitments/commitment_log.sql), in the transaction that makes one:
-- nothing is committed to and not in the log.
create table commitment (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('seed-pair', 'chain', 'lottery-draw')),
  promise text not null unique check (promise ~ '^[0-9a-f]{64}$'),
  logged_at timestamptz not null default clock_timestamp(),
  -- Which leaf of the tree it is, from 0 and without gaps. Null until its hour is summed up.
  place int unique check (place >= 0)
);
create index commitment_waiting on commitment (id) where place is null;

-- Hashes over the tree's perfect subtrees: leaves `place << level` to `(place + 1 << level) - 1`. They never change as the tree grows, and any proof
-- is worked out of at most twice as many of them as the tree is high.
create table commitment_node (
  level smallint not null check (level >= 0),
  place int not null check (place >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, place)
);

-- An hour, summed up: the root of the tree over every leaf so far. Numbers have no gaps, hours neither.
create table commitment_head (
  number int primary key check (number > 0),
  hour timestamptz not null unique check (extract(epoch from hour)::bigint % 3600 = 0),
  size int not null check (size >= 0),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null default clock_timestamp()
);
create index commitment_head_size on commitment_head (size, number);

-- The log is only added to. The one thing that changes is that a commitment gets its place, once.
create trigger permanent before update or delete on commitment_head for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment_head for each statement execute function wallet_refuse_change();
create trigger permanent before update or delete on commitment_node for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment_node for each statement execute function wallet_refuse_change();
create trigger permanent before delete on commitment for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment for each statement execute function wallet_refuse_change();
create trigger permanent_fields before update on commitment for each row
  when (old.place is not null or (old.id, old.kind, old.promise, old.logged_at) is distinct from (new.id, new.kind, new.promise, new.logged_at))
  execute function wallet_refuse_change();
create trigger placed_later before insert on commitment for each row when (new.place is not null) execute function wallet_refuse_change();
