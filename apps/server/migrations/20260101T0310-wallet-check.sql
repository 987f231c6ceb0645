-- What each check of the ledger found (T07), so that the last one can be shown without running another.
create table ledger_check (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  transactions int not null,
  entries int not null,
  sealed int not null,
  faults text[] not null
);
