-- Places a batch of prepared bets in one statement, which is one transaction. A bet that cannot be placed gets its refusal; the others are placed.
--
-- The process has checked what needs the book (prices, statuses, stakes). Decided here is what only the database knows: whether the guid is
-- used, whether the balance covers the stake after the bets before it, whether the match has started by the database's clock, whether a
-- market's result is already known, and whether the player's own limits (limit_remaining) leave room. Stakes earlier in the batch count
-- before they are posted.
--
-- Accounts and limits are locked in the order of their ids, so that two batches cannot deadlock. A bet whose rows another transaction holds
-- comes back as `busy` with nothing written, and its process retries: one slow row must not stop everybody who shares the statement.
--
-- One row a bet, by `place`: `code` is accepted, replayed (same guid, same hash), guid_reused, account_unknown, a code of limit_find_bar,
-- insufficient_funds, limit_exceeded (`refusal` has the limit), match_started, market_closed, not_waiting (the waiting bet was decided
-- meanwhile) or busy. `balance_minor` is after the bet; for a refused bet it is the balance after the whole batch.
--
-- Events: `bets-placed`, one for each account, and `bet-decision` for a bet that had waited.
--
-- Planner settings: batches are small and every table is read by key, whatever the statistics of a young database say.
create or replace function bet_place(bets placed_bet[], legs placed_leg[]) returns table (place int, code text, bet_id bigint, balance_minor bigint, placed_at timestamptz, refusal jsonb)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_nestloop = on set plan_cache_mode = force_generic_plan
as $$
declare
  at timestamptz;
  accounts bigint[];
  players bigint[];
  waited boolean;
  -- Our own rows: accounts, holders of limits, and waiting bets as 'player guid'.
  our_accounts bigint[];
  our_limits bigint[];
  our_waiting text[];
  late_markets int[];
  one record;
  current_account bigint := -1;
  balance bigint;
  current_currency text;
  house_stakes bigint;
  house_tax bigint;
  -- By place; a refused bet has no id.
  codes text[] := array_fill('accepted'::text, array[cardinality(bets)]);
  ids bigint[] := array_fill(null::bigint, array[cardinality(bets)]);
  balances bigint[] := array_fill(null::bigint, array[cardinality(bets)]);
  currencies text[] := array_fill(null::text, array[cardinality(bets)]);
  refusals jsonb[] := array_fill(null::jsonb, array[cardinality(bets)]);
  -- Of the player whose bets are being judged: what bounds them, and what the batch has taken so far in the limits' currency.
  bounded bigint := -1;
  bounds jsonb;
  taken bigint;
  limited_stake bigint;
  -- Of the ledger: one transaction for each bet taken, `posted` is whose.
  posted int[] := '{}';
  keys text[] := '{}';
  entry_places int[] := '{}';
  entry_accounts bigint[] := '{}';
  entry_amounts bigint[] := '{}';
  transactions bigint[] := array_fill(null::bigint, array[cardinality(bets)]);
begin
  select array_agg(b.account_id), array_agg(b.player_id), coalesce(bool_or(b.waited), false) into accounts, players, waited from unnest(bets) b;
  select array_agg(l.id) into our_accounts
    from (select a.id from ledger_account a where a.id = any (accounts) order by a.id for update skip locked) l;
  select array_agg(l.player_id) into our_limits
    from (select h.player_id from player_limit_profile h where h.player_id = any (players) order by h.player_id for update skip locked) l;
  -- A waiting bet may be refused by another process at this moment.
  if waited then
    select array_agg(l.player_id || ' ' || l.guid) into our_waiting from (
      select w.player_id, w.guid from pending_bet w
      where w.status = 'waiting' and (w.player_id, w.guid) in (select b.player_id, b.guid from unnest(bets) b where b.waited)
      order by w.player_id, w.guid for update skip locked) l;
  end if;
  -- After the locks: a bet that had to queue is judged by the moment at which its turn came.
  at := clock_timestamp();

  select array_agg(distinct l.place) into late_markets
    from unnest(legs) l
    join market_resolution v on v.match_id = l.match_id and v.market_id = l.market_id
    where v.is_resulted;

  for one in
    select b.place, b.player_id, h.currency as limits_in, b.stake, b.stake_tax, b.account_id, a.balance_minor as opening, a.currency,
      case
        when a.id is null or a.player_id is distinct from b.player_id then 'account_unknown'
        when (a.id = any (our_accounts)) is not true then 'busy'
        when h.player_id is not null and (h.player_id = any (our_limits)) is not true then 'busy'
        when b.waited and w.status = 'waiting' and (w.player_id || ' ' || w.guid = any (our_waiting)) is not true then 'busy'
        when old.id is not null then case when old.request_hash = b.hash then 'replayed' else 'guid_reused' end
        when b.waited and w.status is distinct from 'waiting' then 'not_waiting'
        when not b.waited and w.status is not null then case when w.request_hash = b.hash then 'replayed' else 'guid_reused' end
        when bar.code is not null then bar.code
      end as problem,
      case when b.closes_at <= at then 'match_started' when b.place = any (late_markets) then 'market_closed' end as too_late
    from unnest(bets) b
    left join ledger_account a on a.id = b.account_id
    left join bet old on old.player_id = b.player_id and old.guid = b.guid
    left join pending_bet w on w.player_id = b.player_id and w.guid = b.guid
    left join lateral (select limit_find_bar(b.player_id) as code) bar on true
    left join player_limit_profile h on h.player_id = b.player_id
    order by b.player_id, b.account_id, b.place
  loop
    if one.account_id is distinct from current_account then
      current_account := one.account_id;
      balance := one.opening;
    end if;
    if one.problem is null then
      one.problem := case when one.stake > balance then 'insufficient_funds' else one.too_late end;
    end if;
    if one.problem is null and one.limits_in is not null then
      if one.player_id <> bounded then
        bounded := one.player_id;
        bounds := limit_remaining(bounded, at);
        taken := 0;
      end if;
      limited_stake := limit_convert(one.stake, one.currency, one.limits_in);
      refusals[one.place] := limit_find_breach(bounds, limited_stake, taken);
      if refusals[one.place] is null then
        taken := taken + limited_stake;
      else
        one.problem := 'limit_exceeded';
      end if;
    end if;
    if one.problem is not null then
      codes[one.place] := one.problem;
      continue;
    end if;
    if one.currency is distinct from current_currency then
      current_currency := one.currency;
      house_stakes := ledger_house_account('house-stakes', current_currency);
      house_tax := ledger_house_account('house-tax', current_currency);
    end if;
    balance := balance - one.stake;
    ids[one.place] := bet_new_id(at);
    balances[one.place] := balance;
    currencies[one.place] := current_currency;
    posted := posted || one.place;
    keys := keys || ('bet-' || ids[one.place] || '-stake');
    entry_places := entry_places || cardinality(posted) || cardinality(posted);
    entry_accounts := entry_accounts || current_account || house_stakes;
    entry_amounts := entry_amounts || -one.stake || one.stake - one.stake_tax;
    if one.stake_tax > 0 then
      entry_places := entry_places || cardinality(posted);
      entry_accounts := entry_accounts || house_tax;
      entry_amounts := entry_amounts || one.stake_tax;
    end if;
  end loop;

  if cardinality(posted) > 0 then
    for one in select p.place, p.transaction_id
      from ledger_post(keys, array_fill('stake'::text, array[cardinality(keys)]), entry_places, entry_accounts, entry_amounts) p
    loop
      transactions[posted[one.place]] := one.transaction_id;
    end loop;

    insert into bet (id, player_id, account_id, guid, request_hash, kind, system_size, terms, tax, currency, stake_minor, stake_tax_minor,
        total_odds, potential_return_minor, balance_minor, stake_transaction_id, placed_at)
      select ids[b.place], b.player_id, b.account_id, b.guid, b.hash, b.kind, b.size, b.terms, b.tax, currencies[b.place], b.stake, b.stake_tax,
        b.total, b.potential_return, balances[b.place], transactions[b.place], at
      from unnest(bets) b
      where ids[b.place] is not null;

    insert into bet_leg (bet_id, leg, match_id, market_id, selection_id, odds, live, starts_at, is_banker, block)
      select ids[l.place], l.number, l.match_id, l.market_id, l.selection_id, l.odds, l.live, l.starts_at, l.is_banker, l.block
      from unnest(legs) l
      where ids[l.place] is not null;

    -- The other tabs of a player show the balance too. A batch only takes from an account, so its least balance is its last.
    insert into event (player_id, body)
      select b.player_id, jsonb_build_object('kind', 'bets-placed', 'accountId', b.account_id::text, 'currency', currencies[b.place],
        'balanceMinor', min(balances[b.place])::text,
        'bets', jsonb_agg(jsonb_build_object('betId', ids[b.place]::text, 'betGuid', b.guid, 'stakeMinor', b.stake::text,
          'movedMinor', case when b.terms #>> '{funding,source}' = 'free-bet' then '0' else (-b.stake)::text end) order by ids[b.place]))
      from unnest(bets) b
      where ids[b.place] is not null
      group by b.player_id, b.account_id, currencies[b.place];

    -- Waiting bets become bets here or nowhere.
    if waited then
      update pending_bet w set status = 'accepted', bet_id = ids[b.place]
        from unnest(bets) b where b.waited and ids[b.place] is not null and w.player_id = b.player_id and w.guid = b.guid;
      insert into event (player_id, body)
        select b.player_id, jsonb_build_object('kind', 'bet-decision', 'betGuid', b.guid, 'accepted', true, 'betId', ids[b.place]::text,
          'code', null, 'message', null)
        from unnest(bets) b where b.waited and ids[b.place] is not null;
    end if;
  end if;

  -- A refused caller hears what the account holds after the whole batch.
  return query
    select r.place::int, r.code, r.id, case when r.id is null then (select a.balance_minor from ledger_account a where a.id = accounts[r.place]) else r.balance end, at,
      r.refusal
    from unnest(codes, ids, balances, refusals) with ordinality r (code, id, balance, refusal, place);
end $$;
