-- The sums that the jackpots of a currency hold, minor units. Whoever takes from them waits here for whoever took before; contributions wait for
-- nobody.
create or replace function wallet_jackpot(wanted text) returns bigint
language plpgsql
as $$
declare
  pot bigint := ledger_house_account('house-jackpot', wanted);
begin
  perform 1 from ledger_account a where a.id = pot for update;
  return (select coalesce(sum(e.amount_minor), 0) from ledger_entry e where e.account_id = pot)::bigint;
end $$;
