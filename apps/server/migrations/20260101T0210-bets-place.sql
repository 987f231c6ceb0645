-- Places any number of prepared bets in one statement: a bet that cannot be taken is told so and harms no other.
--
-- The process has checked what needs the book (prices, statuses, limits); here is what only the database can decide: whether the guid is
-- taken, whether the money is there after every bet before it, whether it is too late by the one clock, and whether a market's result is
-- already known. Accounts are locked in the order of their ids, so that two batches never wait for each other in a circle.
--
-- codes: accepted; replayed (same guid, same hash), guid_reused, account_unknown, account_blocked, self_excluded, insufficient_funds,
-- match_started, market_closed, not_waiting (the waiting bet was decided otherwise).
create function bet_place(
  players bigint[], accounts bigint[], guids text[], hashes text[], waited boolean[], kinds text[], sizes smallint[],
  shapes jsonb[], taxes jsonb[], stakes bigint[], stake_taxes bigint[], totals text[], possibles bigint[], closes timestamptz[],
  leg_places int[], leg_numbers smallint[], leg_matches bigint[], leg_markets bigint[], leg_selections bigint[], leg_odds int[],
  leg_live boolean[], leg_starts timestamptz[], leg_banks boolean[], leg_blocks smallint[]
) returns table (place int, code text, bet_id bigint, balance_minor bigint, placed_at timestamptz)
language plpgsql as $$
declare
  at timestamptz;
  late_markets int[];
  one record;
  current_account bigint := -1;
  balance bigint;
  took int[] := '{}';
  took_balances bigint[] := '{}';
  took_ids bigint[];
  took_transactions bigint[];
  refused int[] := '{}';
  reasons text[] := '{}';
begin
  perform 1 from account a where a.id = any (accounts) order by a.id for update;
  -- A waiting bet may be refused by another process at this moment.
  if true = any (waited) then
    perform 1 from bet_waiting w
      where w.status = 'waiting' and (w.player_id, w.guid) in (select p, g from unnest(players, guids, waited) b (p, g, waits) where b.waits)
      order by w.player_id, w.guid for update;
  end if;
  -- After the locks: a bet that had to queue is judged by the moment at which its turn came.
  at := clock_timestamp();

  select array_agg(distinct l.place) into late_markets
    from unnest(leg_places, leg_matches, leg_markets) l (place, match_id, market_id)
    join market_verdict v on v.match_id = l.match_id and v.market_id = l.market_id
    where v.closed;

  for one in
    select b.place::int as place, b.stake, a.id as account_id, a.balance_minor as opening, b.account_id as wanted_account,
      case
        when a.id is null or a.player_id is distinct from b.player_id then 'account_unknown'
        when old.id is not null then case when old.body_hash = b.hash then 'replayed' else 'guid_reused' end
        when b.waited and w.status is distinct from 'waiting' then 'not_waiting'
        when not b.waited and w.status is not null then case when w.body_hash = b.hash then 'replayed' else 'guid_reused' end
        when barred.player_id is not null then case when barred.blocked then 'account_blocked' else 'self_excluded' end
      end as problem,
      case when b.closes_at <= at then 'match_started' when b.place = any (late_markets) then 'market_closed' end as too_late
    from unnest(players, accounts, guids, hashes, waited, stakes, closes)
      with ordinality b (player_id, account_id, guid, hash, waited, stake, closes_at, place)
    left join account a on a.id = b.account_id
    left join bet old on old.player_id = b.player_id and old.guid = b.guid
    left join bet_waiting w on w.player_id = b.player_id and w.guid = b.guid
    left join player_barred barred on barred.player_id = b.player_id
    order by b.account_id, b.place
  loop
    if one.account_id is distinct from current_account then
      current_account := one.account_id;
      balance := one.opening;
    end if;
    if one.problem is null then
      one.problem := case when one.stake > balance then 'insufficient_funds' else one.too_late end;
    end if;
    if one.problem is null then
      balance := balance - one.stake;
      took := took || one.place;
      took_balances := took_balances || balance;
    else
      refused := refused || one.place;
      reasons := reasons || one.problem;
    end if;
  end loop;

  if cardinality(took) > 0 then
    select array_agg(nextval('bet_id_seq') order by n) into took_ids from generate_series(1, cardinality(took)) n;

    select array_agg(p.transaction_id order by p.place) into took_transactions
    from wallet_post(
      (select array_agg('bet-' || id || '-stake' order by n) from unnest(took_ids) with ordinality t (id, n)),
      array_fill('stake'::text, array[cardinality(took)]),
      (select array_agg(e.place order by e.n, e.side) from (
        select t.n, t.n::int as place, s.side from unnest(took) with ordinality t (place, n), generate_series(1, 3) s (side)
      ) e),
      (with houses as materialized (
          select c.currency, wallet_house('house-stakes', c.currency) as stakes, wallet_house('house-tax', c.currency) as tax
          from (select distinct a.currency from account a where a.id = any (accounts)) c
        )
        select array_agg(case s.side when 1 then accounts[t.place] when 2 then h.stakes when 3 then h.tax end order by t.n, s.side)
        from unnest(took) with ordinality t (place, n)
        join account a on a.id = accounts[t.place]
        join houses h on h.currency = a.currency,
        generate_series(1, 3) s (side)),
      (select array_agg(case s.side when 1 then -stakes[t.place] when 2 then stakes[t.place] - stake_taxes[t.place] when 3 then stake_taxes[t.place] end order by t.n, s.side)
        from unnest(took) with ordinality t (place, n), generate_series(1, 3) s (side))
    ) p;

    insert into bet (id, player_id, account_id, guid, body_hash, kind, system_size, shape, tax, currency, stake_minor, stake_tax_minor,
        total_odds, possible_minor, balance_minor, stake_transaction_id, placed_at)
      overriding system value
      select t.id, b.player_id, b.account_id, b.guid, b.hash, b.kind, b.size, b.shape, b.tax, a.currency, b.stake, b.stake_tax,
        b.total, b.possible, t.balance, t.transaction_id, at
      from unnest(took, took_ids, took_balances, took_transactions) t (place, id, balance, transaction_id)
      join unnest(players, accounts, guids, hashes, kinds, sizes, shapes, taxes, stakes, stake_taxes, totals, possibles)
        with ordinality b (player_id, account_id, guid, hash, kind, size, shape, tax, stake, stake_tax, total, possible, place)
        on b.place = t.place
      join account a on a.id = b.account_id;

    insert into bet_leg (bet_id, leg, match_id, market_id, selection_id, odds, live, starts_at, bank, block)
      select t.id, l.number, l.match_id, l.market_id, l.selection_id, l.odds, l.live, l.starts_at, l.bank, l.block
      from unnest(leg_places, leg_numbers, leg_matches, leg_markets, leg_selections, leg_odds, leg_live, leg_starts, leg_banks, leg_blocks)
        l (place, number, match_id, market_id, selection_id, odds, live, starts_at, bank, block)
      join unnest(took, took_ids) t (place, id) on t.place = l.place;

    -- Waiting bets become bets here or nowhere; their players are told by the outbox.
    if true = any (waited) then
      update bet_waiting w set status = 'accepted', bet_id = t.id
        from unnest(took, took_ids) t (place, id)
        where waited[t.place] and w.player_id = players[t.place] and w.guid = guids[t.place];
      insert into outbox (subject, message)
        select 'news.player.' || players[t.place],
          jsonb_build_object('kind', 'bet-decision', 'betGuid', guids[t.place], 'accepted', true, 'betId', t.id::text, 'code', null, 'message', null)
        from unnest(took, took_ids) t (place, id) where waited[t.place];
    end if;
  end if;

  return query
    select t.place, 'accepted'::text, t.id, t.balance, at from unnest(took, took_ids, took_balances) t (place, id, balance)
    union all
    select r.place, r.reason, null::bigint, a.balance_minor, at
      from unnest(refused, reasons) r (place, reason) left join account a on a.id = accounts[r.place];
end $$;

-- Keeps live bets until their delay is over. codes: waiting, replayed, guid_reused, insufficient_funds, account_unknown.
create function bet_wait(
  players bigint[], accounts bigint[], guids text[], hashes text[], stakes bigint[], requests jsonb[], delays_ms int[]
) returns table (place int, code text, balance_minor bigint, decides_at timestamptz)
language plpgsql as $$
declare
  at timestamptz;
begin
  perform 1 from account a where a.id = any (accounts) order by a.id for update;
  at := clock_timestamp();
  return query
    with judged as (
      select b.*, a.balance_minor as balance,
        case
          when a.id is null or a.player_id is distinct from b.player_id then 'account_unknown'
          when coalesce(old.body_hash, w.body_hash) is not null then
            case when coalesce(old.body_hash, w.body_hash) = b.hash then 'replayed' else 'guid_reused' end
          when b.stake > a.balance_minor then 'insufficient_funds'
          else 'waiting'
        end as verdict
      from unnest(players, accounts, guids, hashes, stakes, requests, delays_ms)
        with ordinality b (player_id, account_id, guid, hash, stake, request, delay_ms, place)
      left join account a on a.id = b.account_id
      left join bet old on old.player_id = b.player_id and old.guid = b.guid
      left join bet_waiting w on w.player_id = b.player_id and w.guid = b.guid
    ), kept as (
      insert into bet_waiting as k (player_id, guid, body_hash, account_id, request, balance_minor, decides_at)
        select j.player_id, j.guid, j.hash, j.account_id, j.request, j.balance, at + j.delay_ms * interval '1 millisecond'
        from judged j where j.verdict = 'waiting'
        returning k.player_id, k.guid, k.decides_at
    )
    select j.place::int, j.verdict, j.balance, k.decides_at
    from judged j left join kept k on k.player_id = j.player_id and k.guid = j.guid;
end $$;
