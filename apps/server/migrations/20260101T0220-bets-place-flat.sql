-- bet_place and wallet_post at a cost that does not grow with the tables.
--
-- Both plan once per connection and keep the plan. Planned while `bet` or `account` was small, they scanned and hashed the whole table
-- for every batch until the next analyze. Their joins are a handful of rows against an index, always: so nothing else may be planned.
-- What belongs to a bet now stands at its place in one array each, and every insert reads the arrays once, without joining them.

-- The legs of a market are often placed one after the other and settled together: with room for a second version of every row on its
-- page, that writes no index. (A bet is three times as wide, and its fifth of a page does where markets are mixed, as they are.)
alter table bet_leg set (fillfactor = 50);

-- The guid of a bet must be looked up by its own index. Nothing tells the planner that a player has thousands of bets and one with the
-- guid, and it took the history's: a partial index is not open to a query that does not ask for it (`id > 0`).
drop index bet_history;
create index bet_history on bet (player_id, id) where id > 0;

create or replace function wallet_post(keys text[], kinds text[], places int[], accounts bigint[], amounts bigint[])
returns table (place int, transaction_id bigint)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_nestloop = on set plan_cache_mode = force_generic_plan
as $$
declare
  ids bigint[];
  unsound boolean;
begin
  -- In one currency, which is nearly always, the entries alone tell whether they sum to 0.
  if (select count(distinct a.currency) from account a where a.id = any (accounts)) <= 1 then
    unsound := exists (
      select 1 from unnest(places, amounts) e (place, amount) group by e.place having sum(e.amount) <> 0
    );
  else
    unsound := exists (
      select 1 from unnest(places, accounts, amounts) e (place, account_id, amount)
      join account a on a.id = e.account_id
      group by e.place, a.currency having sum(e.amount) <> 0
    );
  end if;
  if unsound then
    raise exception 'a ledger transaction must sum to 0' using errcode = 'check_violation';
  end if;
  -- Numbers are drawn first, so that entries can name them without a join on the keys.
  select array_agg(nextval('ledger_transaction_id_seq')) into ids from generate_series(1, cardinality(keys));
  insert into ledger_transaction (id, key, kind)
    overriding system value
    select * from unnest(ids, keys, kinds);
  insert into entry (transaction_id, account_id, amount_minor)
    select ids[e.place], e.account_id, sum(e.amount)
    from unnest(places, accounts, amounts) e (place, account_id, amount)
    group by 1, 2 having sum(e.amount) <> 0;
  update account a set balance_minor = a.balance_minor + moved.amount
    from (
      select e.account_id, sum(e.amount)::bigint as amount
      from unnest(places, accounts, amounts) e (place, account_id, amount)
      group by 1
    ) moved
    where a.id = moved.account_id and a.player_id is not null and moved.amount <> 0;
  return query select i.n::int, i.id from unnest(ids) with ordinality i (id, n);
end $$;

-- Arguments, order of decisions, locks and codes are those of the first version.
create or replace function bet_place(
  players bigint[], accounts bigint[], guids text[], hashes text[], waited boolean[], kinds text[], sizes smallint[],
  shapes jsonb[], taxes jsonb[], stakes bigint[], stake_taxes bigint[], totals text[], possibles bigint[], closes timestamptz[],
  leg_places int[], leg_numbers smallint[], leg_matches bigint[], leg_markets bigint[], leg_selections bigint[], leg_odds int[],
  leg_live boolean[], leg_starts timestamptz[], leg_banks boolean[], leg_blocks smallint[]
) returns table (place int, code text, bet_id bigint, balance_minor bigint, placed_at timestamptz)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_nestloop = on set plan_cache_mode = force_generic_plan
as $$
declare
  at timestamptz;
  late_markets int[];
  one record;
  current_account bigint := -1;
  balance bigint;
  current_currency text;
  house_stakes bigint;
  house_tax bigint;
  -- By place; a refused bet has no id.
  codes text[] := array_fill('accepted'::text, array[cardinality(players)]);
  ids bigint[] := array_fill(null::bigint, array[cardinality(players)]);
  balances bigint[] := array_fill(null::bigint, array[cardinality(players)]);
  currencies text[] := array_fill(null::text, array[cardinality(players)]);
  -- Of the ledger: one transaction for each bet taken, `posted` is whose.
  posted int[] := '{}';
  keys text[] := '{}';
  entry_places int[] := '{}';
  entry_accounts bigint[] := '{}';
  entry_amounts bigint[] := '{}';
  transactions bigint[] := array_fill(null::bigint, array[cardinality(players)]);
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
    select b.place::int as place, b.stake, b.stake_tax, b.account_id, a.balance_minor as opening, a.currency,
      case
        when a.id is null or a.player_id is distinct from b.player_id then 'account_unknown'
        when old.id is not null then case when old.body_hash = b.hash then 'replayed' else 'guid_reused' end
        when b.waited and w.status is distinct from 'waiting' then 'not_waiting'
        when not b.waited and w.status is not null then case when w.body_hash = b.hash then 'replayed' else 'guid_reused' end
        when barred.player_id is not null then case when barred.blocked then 'account_blocked' else 'self_excluded' end
      end as problem,
      case when b.closes_at <= at then 'match_started' when b.place = any (late_markets) then 'market_closed' end as too_late
    from unnest(players, accounts, guids, hashes, waited, stakes, stake_taxes, closes)
      with ordinality b (player_id, account_id, guid, hash, waited, stake, stake_tax, closes_at, place)
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
    if one.problem is not null then
      codes[one.place] := one.problem;
      continue;
    end if;
    if one.currency is distinct from current_currency then
      current_currency := one.currency;
      house_stakes := wallet_house('house-stakes', current_currency);
      house_tax := wallet_house('house-tax', current_currency);
    end if;
    balance := balance - one.stake;
    ids[one.place] := nextval('bet_id_seq');
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
      from wallet_post(keys, array_fill('stake'::text, array[cardinality(keys)]), entry_places, entry_accounts, entry_amounts) p
    loop
      transactions[posted[one.place]] := one.transaction_id;
    end loop;

    insert into bet (id, player_id, account_id, guid, body_hash, kind, system_size, shape, tax, currency, stake_minor, stake_tax_minor,
        total_odds, possible_minor, balance_minor, stake_transaction_id, placed_at)
      overriding system value
      select b.id, b.player_id, b.account_id, b.guid, b.hash, b.kind, b.size, b.shape, b.tax, b.currency, b.stake, b.stake_tax,
        b.total, b.possible, b.balance, b.transaction_id, at
      from unnest(ids, players, accounts, guids, hashes, kinds, sizes, shapes, taxes, currencies, stakes, stake_taxes, totals, possibles,
          balances, transactions)
        b (id, player_id, account_id, guid, hash, kind, size, shape, tax, currency, stake, stake_tax, total, possible, balance, transaction_id)
      where b.id is not null;

    insert into bet_leg (bet_id, leg, match_id, market_id, selection_id, odds, live, starts_at, bank, block)
      select ids[l.place], l.number, l.match_id, l.market_id, l.selection_id, l.odds, l.live, l.starts_at, l.bank, l.block
      from unnest(leg_places, leg_numbers, leg_matches, leg_markets, leg_selections, leg_odds, leg_live, leg_starts, leg_banks, leg_blocks)
        l (place, number, match_id, market_id, selection_id, odds, live, starts_at, bank, block)
      where ids[l.place] is not null;

    -- Waiting bets become bets here or nowhere; their players are told by the outbox.
    if true = any (waited) then
      update bet_waiting w set status = 'accepted', bet_id = t.id
        from unnest(ids, players, guids, waited) t (id, player_id, guid, waited)
        where t.waited and t.id is not null and w.player_id = t.player_id and w.guid = t.guid;
      insert into outbox (subject, message)
        select 'news.player.' || t.player_id,
          jsonb_build_object('kind', 'bet-decision', 'betGuid', t.guid, 'accepted', true, 'betId', t.id::text, 'code', null, 'message', null)
        from unnest(ids, players, guids, waited) t (id, player_id, guid, waited) where t.waited and t.id is not null;
    end if;
  end if;

  -- Who is refused hears what the account holds after the whole batch.
  return query
    select r.place::int, r.code, r.id, case when r.id is null then (select a.balance_minor from account a where a.id = accounts[r.place]) else r.balance end, at
    from unnest(codes, ids, balances) with ordinality r (code, id, balance, place);
end $$;

-- The same trap in what stores waiting bets.
alter function bet_wait(bigint[], bigint[], text[], text[], bigint[], jsonb[], int[]) set enable_seqscan = off;
alter function bet_wait(bigint[], bigint[], text[], text[], bigint[], jsonb[], int[]) set enable_hashjoin = off;
alter function bet_wait(bigint[], bigint[], text[], text[], bigint[], jsonb[], int[]) set enable_mergejoin = off;
alter function bet_wait(bigint[], bigint[], text[], text[], bigint[], jsonb[], int[]) set plan_cache_mode = force_generic_plan;
