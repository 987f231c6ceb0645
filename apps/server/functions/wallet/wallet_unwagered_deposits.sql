-- The deposits of a player since a moment that are not staked yet, in minor units: the largest surplus of deposits (at so many percent)
-- over the stakes after them. Walks the main account from the newest entry back, as wallet_play_entries_since does, and costs what the period holds.
create or replace function wallet_unwagered_deposits(who bigint, wanted text, since timestamptz, percent int, stakes text[]) returns bigint
language plpgsql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  main bigint;
  moved record;
  surplus numeric := 0;
  max_surplus numeric := 0;
begin
  select id into main from ledger_account where player_id = who and kind = 'player-main' and currency = wanted;
  for moved in
    select t.created_at, t.kind, e.amount_minor
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.account_id = main order by e.transaction_id desc
  loop
    exit when moved.created_at < since;
    if moved.kind = any (stakes) then
      surplus := surplus + moved.amount_minor * 100;
    elsif moved.kind = 'deposit' then
      surplus := surplus + moved.amount_minor * percent;
      -- Only here: what a bid gave back was no play, but is no deposit either.
      max_surplus := greatest(max_surplus, surplus);
    end if;
  end loop;
  return ceil(max_surplus / 100)::bigint;
end $$;
