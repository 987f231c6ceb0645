-- The hash chain over the ledger. Transactions commit in another order than their numbers, so the chain has its own; a single sealer adds
-- links after the fact and no payment waits for it.
create table ledger_seal (
  position bigint primary key,
  transaction_id bigint not null unique,
  hash text not null
);

-- History is added to, never changed: not even by a mistake of ours.
create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are permanent', tg_table_name;
end $$;
create trigger permanent before update or delete on entry for each row execute function wallet_refuse_change();
create trigger permanent before update or delete on ledger_transaction for each row execute function wallet_refuse_change();
create trigger permanent before update or delete on ledger_seal for each row execute function wallet_refuse_change();

-- A player's account of a kind in a currency, made when it is first needed.
create function wallet_player_account(owner bigint, wanted_kind text, wanted_currency text) returns bigint
language plpgsql as $$
declare
  found_id bigint;
begin
  select id into found_id from account where player_id = owner and kind = wanted_kind and currency = wanted_currency;
  if found_id is null then
    insert into account (player_id, kind, currency) values (owner, wanted_kind, wanted_currency) on conflict do nothing;
    select id into found_id from account where player_id = owner and kind = wanted_kind and currency = wanted_currency;
  end if;
  return found_id;
end $$;
