-- Posts any number of transactions at once. `keys` and `kinds` are the transactions; entries name theirs by its place in `keys`, from 1.
-- Player accounts move by the sum of their entries; the check on the balance stops an overdraft. Callers lock the accounts first, in the
-- order of their ids, and see to it that no key is taken: a taken key raises unique_violation and nothing is posted.
create or replace function ledger_post(
  keys text[], kinds text[], places int[], accounts bigint[], amounts bigint[]
) returns table (place int, transaction_id bigint)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_nestloop = on set plan_cache_mode = force_generic_plan
as $$
declare
  ids bigint[];
  currencies int;
  others boolean;
  unsound boolean;
begin
  select count(distinct a.currency), coalesce(bool_or(a.brand_id <> 1), false) into currencies, others
    from ledger_account a where a.id = any (accounts);
  if others then
    accounts := wallet_of_brands(places, accounts);
  end if;
  -- In one currency, which is nearly always, the entries alone tell whether they sum to 0.
  if currencies <= 1 then
    unsound := exists (
      select 1 from unnest(places, amounts) e (place, amount) group by e.place having sum(e.amount) <> 0
    );
  else
    unsound := exists (
      select 1 from unnest(places, accounts, amounts) e (place, account_id, amount)
      join ledger_account a on a.id = e.account_id
      group by e.place, a.currency having sum(e.amount) <> 0
    );
  end if;
  if unsound then
    raise exception 'a ledger transaction must sum to 0' using errcode = 'check_violation';
  end if;
  -- Numbers are drawn first, so that entries can name them without a join on the keys.
  select array_agg(nextval('ledger_transaction_id_seq')) into ids from generate_series(1, cardinality(keys));
  insert into ledger_transaction (id, idempotency_key, kind)
    overriding system value
    select * from unnest(ids, keys, kinds);
  insert into ledger_entry (transaction_id, account_id, amount_minor)
    select ids[e.place], e.account_id, sum(e.amount)
    from unnest(places, accounts, amounts) e (place, account_id, amount)
    group by 1, 2 having sum(e.amount) <> 0;
  update ledger_account a set balance_minor = a.balance_minor + moved.amount
    from (
      select e.account_id, sum(e.amount)::bigint as amount
      from unnest(places, accounts, amounts) e (place, account_id, amount)
      group by 1
    ) moved
    where a.id = moved.account_id and a.player_id is not null and moved.amount <> 0;
  return query select i.n::int, i.id from unnest(ids) with ordinality i (id, n);
end $$;
