-- A player's account of a kind in a currency, or that of a bonus (`wanted_grant`, otherwise null), made when it is first needed.
create or replace function wallet_player_account(owner bigint, wanted_kind text, wanted_currency text, wanted_grant bigint) returns bigint
language plpgsql
as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger_account
    where player_id = owner and kind = wanted_kind and currency = wanted_currency and coalesce(grant_id, 0) = coalesce(wanted_grant, 0);
  if found_id is null then
    insert into ledger_account (player_id, brand_id, kind, currency, grant_id)
      values (owner, coalesce((select b.brand_id from player_brand b where b.player_id = owner), 1), wanted_kind, wanted_currency, wanted_grant)
      on conflict do nothing;
    select id into found_id from ledger_account
      where player_id = owner and kind = wanted_kind and currency = wanted_currency and coalesce(grant_id, 0) = coalesce(wanted_grant, 0);
  end if;
  return found_id;
end $$;
