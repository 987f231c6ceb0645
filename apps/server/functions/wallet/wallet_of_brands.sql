-- The accounts of entries as the brands of their players have them: a transaction about a brand's player moves that brand's house accounts.
-- Callers name the first brand's. Pools and what is changed into their currency are shared by all brands.
create or replace function wallet_of_brands(places int[], accounts bigint[]) returns bigint[]
language sql
as $$
  select array_agg(
    case when a.player_id is null and b.brand_id > 1 and a.kind !~ '^house-(toto-|lottery-|bingo-|jackpot$|exchange$)'
      then ledger_house_account(a.kind, a.currency, b.brand_id) else e.account_id end
    order by e.n)
  from unnest(places, accounts) with ordinality e (place, account_id, n)
  join ledger_account a on a.id = e.account_id
  left join (
    select o.place, max(p.brand_id) as brand_id
    from unnest(places, accounts) o (place, account_id) join ledger_account p on p.id = o.account_id
    where p.player_id is not null group by o.place
  ) b on b.place = e.place
$$;
