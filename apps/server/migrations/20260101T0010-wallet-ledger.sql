-- Double-entry ledger, the direct image of packages/ledger: a transaction's entries sum to 0 per currency.
-- A player's account carries its balance (the row is what concurrent debits queue at). House accounts are append-only: their balance is the
-- sum of their entries, because one hot row updated by every bet cut throughput to a quarter when it was tried.
create table account (
  id bigint generated always as identity primary key,
  player_id bigint,
  kind text not null,
  currency text not null,
  balance_minor bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Only what a player owes after a corrected result (player-debt) may be below 0; a house account's own balance stays 0.
  constraint account_balance check (case kind when 'player-debt' then balance_minor <= 0 else balance_minor >= 0 end),
  constraint account_house check (player_id is not null or balance_minor = 0)
) with (fillfactor = 70); -- balance updates stay on the page (HOT): no index has the balance
create unique index account_house_kind on account (kind, currency) where player_id is null;
create unique index account_player_kind on account (player_id, kind, currency) where player_id is not null;

create table ledger_transaction (
  id bigint generated always as identity primary key,
  -- What makes it happen once: 'bet-12-stake', 'deposit-9'.
  key text not null unique,
  kind text not null,
  created_at timestamptz not null default now()
);

-- No foreign keys: each would lock the house's account row once for every bet. wallet_post is the only writer, and the ledger checker
-- looks for entries without a transaction or account.
create table entry (
  transaction_id bigint not null,
  account_id bigint not null,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (transaction_id, account_id)
);
create index entry_account on entry (account_id, transaction_id);

-- Posts any number of transactions at once. `keys` and `kinds` are the transactions; entries name theirs by its place in `keys`, from 1.
-- Player accounts move by the sum of their entries; the check on the balance stops an overdraft. Callers lock the accounts first, in the
-- order of their ids, and see to it that no key is taken: a taken key raises unique_violation and nothing is posted.
create function wallet_post(keys text[], kinds text[], places int[], accounts bigint[], amounts bigint[])
returns table (place int, transaction_id bigint)
language plpgsql as $$
declare
  ids bigint[];
begin
  if exists (
    select 1 from unnest(places, accounts, amounts) e (place, account_id, amount)
    join account a on a.id = e.account_id
    group by e.place, a.currency having sum(e.amount) <> 0
  ) then
    raise exception 'a ledger transaction must sum to 0' using errcode = 'check_violation';
  end if;
  -- Numbers are drawn first, so that entries can name them without a join on the keys.
  select array_agg(nextval('ledger_transaction_id_seq')) into ids from generate_series(1, cardinality(keys));
  insert into ledger_transaction (id, key, kind)
    overriding system value
    select * from unnest(ids, keys, kinds);
  insert into entry (transaction_id, account_id, amount_minor)
    select ids[e.place], e.account_id, sum(e.amount)
    from unnest(places, accounts, amounts) e (place, account_id, amount)
    group by 1, 2 having sum(e.amount) <> 0;
  update account a set balance_minor = a.balance_minor + moved.amount
    from (
      select e.account_id, sum(e.amount)::bigint as amount
      from unnest(places, accounts, amounts) e (place, account_id, amount)
      group by 1
    ) moved
    where a.id = moved.account_id and a.player_id is not null and moved.amount <> 0;
  return query select i.n::int, i.id from unnest(ids) with ordinality i (id, n);
end $$;

-- The house's account of a kind in a currency, made when it is first needed.
create function wallet_house(wanted_kind text, wanted_currency text) returns bigint
language plpgsql as $$
declare
  found_id bigint;
begin
  select id into found_id from account where player_id is null and kind = wanted_kind and currency = wanted_currency;
  if found_id is null then
    insert into account (kind, currency) values (wanted_kind, wanted_currency) on conflict do nothing;
    select id into found_id from account where player_id is null and kind = wanted_kind and currency = wanted_currency;
  end if;
  return found_id;
end $$;
