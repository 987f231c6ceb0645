-- A brand's house account of a kind in a currency, made when it is first needed.
create or replace function ledger_house_account(wanted_kind text, wanted_currency text, brand int default 1) returns bigint
language plpgsql
as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger_account
    where player_id is null and brand_id = brand and kind = wanted_kind and currency = wanted_currency;
  if found_id is null then
    insert into ledger_account (brand_id, kind, currency) values (brand, wanted_kind, wanted_currency) on conflict do nothing;
    select id into found_id from ledger_account
      where player_id is null and brand_id = brand and kind = wanted_kind and currency = wanted_currency;
  end if;
  return found_id;
end $$;
