-- Entries of a player's own money since a moment, one by one: main account, what is owed, what is lent. Walks the account's entries from the newest
-- back and stops at the moment, so that it costs what the period holds and not what the account ever did. Numbers and times of transactions of one
-- account grow together but for the time that a transaction waited for its lock.
create or replace function wallet_play_entries_since(who bigint, since timestamptz) returns table (currency text, kind text, amount_minor bigint)
language plpgsql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  held record;
  moved record;
begin
  for held in
    select a.id, a.currency from ledger_account a where a.player_id = who and a.kind in ('player-main', 'player-debt', 'player-advance')
  loop
    for moved in
      select t.created_at, t.kind, e.amount_minor
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account_id = held.id order by e.transaction_id desc
    loop
      exit when moved.created_at < since - interval '1 minute';
      continue when moved.created_at < since;
      currency := held.currency;
      kind := moved.kind;
      amount_minor := moved.amount_minor;
      return next;
    end loop;
  end loop;
end $$;
