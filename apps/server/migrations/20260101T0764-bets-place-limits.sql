-- bet_place judges the players' own limits (limit_bounds) among the last things, under the locks of accounts and limits: what its batch has taken
-- from a player counts before it is posted. `refusal` says which limit it was. Everything else is as it was; the columns of its answer are new.
drop function bet_place(
  bigint[], bigint[], text[], text[], boolean[], text[], smallint[], jsonb[], jsonb[], bigint[], bigint[], text[], bigint[], timestamptz[],
  int[], smallint[], bigint[], bigint[], bigint[], int[], boolean[], timestamptz[], boolean[], smallint[]
);
create function bet_place(
  players bigint[], accounts bigint[], guids text[], hashes text[], waited boolean[], kinds text[], sizes smallint[],
  shapes jsonb[], taxes jsonb[], stakes bigint[], stake_taxes bigint[], totals text[], possibles bigint[], closes timestamptz[],
  leg_places int[], leg_numbers smallint[], leg_matches bigint[], leg_markets bigint[], leg_selections bigint[], leg_odds int[],
  leg_live boolean[], leg_starts timestamptz[], leg_banks boolean[], leg_blocks smallint[]
) returns table (place int, code text, bet_id bigint, balance_minor bigint, placed_at timestamptz, refusal jsonb)
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
  refusals jsonb[] := array_fill(null::jsonb, array[cardinality(players)]);
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
  transactions bigint[] := array_fill(null::bigint, array[cardinality(players)]);
begin
  perform 1 from account a where a.id = any (accounts) order by a.id for update;
  perform 1 from limit_holder h where h.player_id = any (players) order by h.player_id for update;
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
    select b.place::int as place, b.player_id, h.currency as limits_in, b.stake, b.stake_tax, b.account_id, a.balance_minor as opening, a.currency,
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
    left join limit_holder h on h.player_id = b.player_id
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
        bounds := limit_bounds(bounded, at);
        taken := 0;
      end if;
      limited_stake := limit_convert(one.stake, one.currency, one.limits_in);
      refusals[one.place] := limit_refusal(bounds, limited_stake, taken);
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
    select r.place::int, r.code, r.id, case when r.id is null then (select a.balance_minor from account a where a.id = accounts[r.place]) else r.balance end, at,
      r.refusal
    from unnest(codes, ids, balances, refusals) with ordinality r (code, id, balance, refusal, place);
end $$;
