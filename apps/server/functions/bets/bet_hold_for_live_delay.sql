-- Keeps live bets until their delay is over. An answer for every bet, by place: waiting, replayed, guid_reused, insufficient_funds,
-- account_unknown, or busy where somebody else holds the account (nothing is written, and the process asks again).
create or replace function bet_hold_for_live_delay(bets waiting_bet[]) returns table (place int, code text, balance_minor bigint, decides_at timestamptz)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  at timestamptz;
  accounts bigint[];
  our_accounts bigint[];
begin
  select array_agg(b.account_id) into accounts from unnest(bets) b;
  select array_agg(l.id) into our_accounts
    from (select a.id from ledger_account a where a.id = any (accounts) order by a.id for update skip locked) l;
  at := clock_timestamp();
  return query
    with judged as (
      select b.*, a.balance_minor as balance,
        case
          when a.id is null or a.player_id is distinct from b.player_id then 'account_unknown'
          when (a.id = any (our_accounts)) is not true then 'busy'
          when coalesce(old.request_hash, w.request_hash) is not null then
            case when coalesce(old.request_hash, w.request_hash) = b.hash then 'replayed' else 'guid_reused' end
          when b.stake > a.balance_minor then 'insufficient_funds'
          else 'waiting'
        end as verdict
      from unnest(bets) b
      left join ledger_account a on a.id = b.account_id
      left join bet old on old.player_id = b.player_id and old.guid = b.guid
      left join pending_bet w on w.player_id = b.player_id and w.guid = b.guid
    ), kept as (
      insert into pending_bet as k (player_id, guid, request_hash, account_id, request, balance_minor, decides_at)
        select j.player_id, j.guid, j.hash, j.account_id, j.request, j.balance, at + j.delay_ms * interval '1 millisecond'
        from judged j where j.verdict = 'waiting'
        returning k.player_id, k.guid, k.decides_at
    )
    select j.place, j.verdict, j.balance, k.decides_at
    from judged j left join kept k on k.player_id = j.player_id and k.guid = j.guid;
end $$;
