-- Plays any number of drawn rounds in one statement, which is one transaction: a round that cannot be played is refused and does no harm to the others.
--
-- The process has read the options and the stake, and drawn the round with the seeds and the nonce that it believes to be next. Here is what only
-- the database can decide: whether the guid is taken, whether the player may play, whether the table is still the one that was drawn by,
-- whether the last round is long enough ago by the one clock, whether limits and money allow the stake, and whether the nonce is the next one:
-- the row of the seeds is locked, so that nonces have no gaps. What was drawn and is not played is forgotten: nobody has seen it.
--
-- Rows are locked in one order (accounts, limits, seeds), each by its id, and what somebody else holds is passed over as `busy`, as in bet_place.
-- Pots of jackpots come last and are waited for: who holds them waits for nothing but further pots. Each round that takes part adds to its brand's
-- pots in its currency, in the order of the batch, and the one that takes a pot to its trigger has it: the next pot begins in the same statement
-- (decision 0078).
--
-- An answer for every round, by place: `code` is accepted, replayed (same guid, same hash), guid_reused, account_unknown, account_blocked,
-- self_excluded, betting_blocked, table_changed, round_open, too_fast (`wait_ms` says how long), limit_exceeded (`refusal` says which), insufficient_funds,
-- seed_spent (the pair has drawn `max_rounds` and no open round needs it), seed_stale (drawn with other seeds or another nonce than the next),
-- jackpot_stale (a pot of the round is none of the `known` ones) or busy. `won`: the pots that the round has won, each with its tier and its amount.
create or replace function casino_play(draws casino_draw[], max_rounds int, known casino_pot[]) returns table (
  place int, code text, round_id bigint, started_at timestamptz, balance_minor bigint, stake_transaction bigint, return_transaction bigint,
  wait_ms float8, refusal jsonb, won jsonb)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_nestloop = on set plan_cache_mode = force_generic_plan
as $$
declare
  at timestamptz;
  players bigint[];
  accounts bigint[];
  our_accounts bigint[];
  our_limits bigint[];
  our_seeds bigint[];
  one record;
  current_player bigint := -1;
  current_account bigint := -1;
  current_currency text;
  house bigint;
  balance bigint;
  debt bigint;
  advance bigint;
  next_nonce int;
  last_start timestamptz;
  opened text[] := '{}';
  bounds jsonb;
  taken bigint;
  limited_stake bigint;
  back bigint;
  to_debt bigint;
  to_advance bigint;
  -- Of jackpots: the pots that fill and those that follow them, by their place in `known`; then what has happened to them.
  pots casino_jackpot[] := array_fill(null::casino_jackpot, array[cardinality(known)]);
  nexts casino_jackpot[] := array_fill(null::casino_jackpot, array[cardinality(known)]);
  triggers bigint[] := '{}';
  dropped casino_jackpot[] := '{}';
  unknown_pots text[] := '{}';
  locked casino_jackpot[];
  pot casino_jackpot;
  grown bigint;
  fed bigint;
  pots_of_round bigint[];
  prize bigint;
  gained bigint;
  -- The postings of the drops, by their place among all.
  drop_postings int[] := '{}';
  joined text[] := array_fill(null::text, array[cardinality(draws)]);
  feds bigint[] := array_fill(null::bigint, array[cardinality(draws)]);
  prizes jsonb[] := array_fill(null::jsonb, array[cardinality(draws)]);
  -- By place; a refused round has no id.
  codes text[] := array_fill('accepted'::text, array[cardinality(draws)]);
  ids bigint[] := array_fill(null::bigint, array[cardinality(draws)]);
  balances bigint[] := array_fill(null::bigint, array[cardinality(draws)]);
  gains bigint[] := array_fill(0::bigint, array[cardinality(draws)]);
  currencies text[] := array_fill(null::text, array[cardinality(draws)]);
  waits float8[] := array_fill(null::float8, array[cardinality(draws)]);
  refusals jsonb[] := array_fill(null::jsonb, array[cardinality(draws)]);
  stake_transactions bigint[] := array_fill(null::bigint, array[cardinality(draws)]);
  return_transactions bigint[] := array_fill(null::bigint, array[cardinality(draws)]);
  -- Of the ledger: `posted` is whose, below 0 where it is the return.
  posted int[] := '{}';
  keys text[] := '{}';
  kinds text[] := '{}';
  entry_places int[] := '{}';
  entry_accounts bigint[] := '{}';
  entry_amounts bigint[] := '{}';
begin
  select array_agg(distinct d.player_id), array_agg(distinct d.account_id) into players, accounts from unnest(draws) d;
  select array_agg(l.id) into our_accounts from (
    select a.id from ledger_account a
    where a.player_id = any (players) and (a.id = any (accounts) or (a.kind in ('player-debt', 'player-advance') and a.balance_minor <> 0))
    order by a.id for update skip locked) l;
  select array_agg(l.player_id) into our_limits
    from (select h.player_id from player_limit_profile h where h.player_id = any (players) order by h.player_id for update skip locked) l;
  select array_agg(l.id) into our_seeds from (
    select s.id from casino_seed s where s.player_id = any (players) and s.status = 'active' order by s.id for update skip locked) l;
  if cardinality(known) > 0 then
    select array_agg(l.j) into locked from (
      select j from casino_jackpot j where j.id in (select unnest(array[k.id, k.next_id]) from unnest(known) k) and j.status <> 'dropped'
      order by j.id for update) l;
    for i in 1..cardinality(known) loop
      triggers[i] := known[i].trigger_minor;
      foreach pot in array coalesce(locked, '{}'::casino_jackpot[]) loop
        if pot.id = known[i].id and pot.status = 'filling' then
          pots[i] := pot;
        elsif pot.id = known[i].next_id and pot.status = 'filling' then
          pots[i] := pot;
          triggers[i] := known[i].next_trigger_minor;
        elsif pot.id = known[i].next_id then
          nexts[i] := pot;
        end if;
      end loop;
      -- Without a successor a pot cannot drop.
      if (pots[i]).id is null or (nexts[i]).id is null then
        select unknown_pots || (j.brand_id || ' ' || j.currency) into unknown_pots from casino_jackpot j where j.id = known[i].id;
      end if;
    end loop;
  end if;
  -- After the locks: a round that had to queue is judged by the moment at which its turn came.
  at := clock_timestamp();

  for one in
    select d.*, h.currency as limits_in, a.balance_minor as opening, a.currency, owed.id as debt_id, -owed.balance_minor as debt,
      lent.id as advance_id, -lent.balance_minor as advance, s.id as active_seed, s.nonce as last_nonce,
      running.id is not null as has_open,
      case
        when a.id is null or a.player_id is distinct from d.player_id or a.kind <> 'player-main' then 'account_unknown'
        when (a.id = any (our_accounts)) is not true then 'busy'
        when owed.balance_minor <> 0 and (owed.id = any (our_accounts)) is not true then 'busy'
        when lent.balance_minor <> 0 and (lent.id = any (our_accounts)) is not true then 'busy'
        when h.player_id is not null and (h.player_id = any (our_limits)) is not true then 'busy'
        when s.id is null or (s.id = any (our_seeds)) is not true then 'busy'
        when old.id is not null then case when old.request_hash = d.hash then 'replayed' else 'guid_reused' end
        when bar.code is not null then bar.code
        when d.version <> (select max(t.version) from casino_table t where t.brand_id = d.brand_id and t.game = d.game) then 'table_changed'
        when running.id is not null then 'round_open'
      end as problem
    from unnest(draws) d
    left join ledger_account a on a.id = d.account_id
    left join ledger_account owed on owed.player_id = d.player_id and owed.kind = 'player-debt' and owed.currency = a.currency
    left join ledger_account lent on lent.player_id = d.player_id and lent.kind = 'player-advance' and lent.currency = a.currency
    left join casino_round old on old.player_id = d.player_id and old.guid = d.guid
    left join casino_round running on running.player_id = d.player_id and running.game = d.game and running.status = 'open'
    left join casino_seed s on s.player_id = d.player_id and s.status = 'active'
    left join lateral (select limit_find_bar(d.player_id) as code) bar on true
    left join player_limit_profile h on h.player_id = d.player_id
    order by d.place
  loop
    if one.player_id is distinct from current_player then
      current_player := one.player_id;
      current_account := -1;
      next_nonce := one.last_nonce + 1;
      bounds := null;
      taken := 0;
      last_start := null;
      if one.min_ms > 0 then
        select r.started_at into last_start from casino_round r where r.player_id = current_player order by r.started_at desc limit 1;
      end if;
    end if;
    if one.account_id is distinct from current_account then
      current_account := one.account_id;
      balance := one.opening;
      debt := coalesce(one.debt, 0);
      advance := coalesce(one.advance, 0);
    end if;
    if one.problem is null and one.player_id || ' ' || one.game = any (opened) then
      one.problem := 'round_open';
    end if;
    if one.problem is null and one.min_ms > 0 and last_start + one.min_ms * interval '1 millisecond' > at then
      one.problem := 'too_fast';
      waits[one.place] := one.min_ms - extract(epoch from at - last_start)::float8 * 1000;
    end if;
    if one.problem is null and one.limits_in is not null then
      bounds := coalesce(bounds, limit_remaining(current_player, at));
      limited_stake := limit_convert(one.stake, one.currency, one.limits_in);
      refusals[one.place] := limit_find_breach(bounds, limited_stake, taken);
      if refusals[one.place] is not null then
        one.problem := 'limit_exceeded';
      end if;
    end if;
    if one.problem is null then
      one.problem := case
        when one.stake > balance then 'insufficient_funds'
        when next_nonce > max_rounds and not exists (select from casino_round r where r.player_id = current_player and r.status = 'open') then 'seed_spent'
        when one.seed_id <> one.active_seed or one.nonce <> next_nonce then 'seed_stale'
        when one.lucky_pots is not null and one.brand_id || ' ' || one.currency = any (unknown_pots) then 'jackpot_stale'
      end;
    end if;
    if one.problem is not null then
      codes[one.place] := one.problem;
      balances[one.place] := balance;
      continue;
    end if;
    if one.currency is distinct from current_currency then
      current_currency := one.currency;
      house := ledger_house_account('house-games', current_currency);
    end if;
    taken := taken + coalesce(limited_stake, 0);
    next_nonce := next_nonce + 1;
    last_start := at;
    if not one.is_over then
      opened := opened || (one.player_id || ' ' || one.game);
    end if;
    ids[one.place] := casino_new_round_id(at);
    currencies[one.place] := current_currency;
    posted := posted || one.place;
    keys := keys || ('casino-' || ids[one.place] || '-stake-0');
    kinds := kinds || 'round-stake'::text;
    entry_places := entry_places || cardinality(posted) || cardinality(posted);
    entry_accounts := entry_accounts || current_account || house;
    entry_amounts := entry_amounts || -one.stake || one.stake;
    balance := balance - one.stake;
    if one.lucky_pots is not null then
      fed := 0;
      pots_of_round := '{}';
      gained := 0;
      for i in 1..cardinality(known) loop
        pot := pots[i];
        continue when pot.brand_id is distinct from one.brand_id or pot.currency <> current_currency;
        pots_of_round := pots_of_round || pot.id;
        grown := one.stake * pot.rate_ppm + pot.remainder_ppm;
        pot.amount_minor := pot.amount_minor + grown / 1000000;
        pot.remainder_ppm := grown % 1000000;
        fed := fed + grown / 1000000;
        pots[i] := pot;
        continue when case pot.kind when 'mystery' then pot.amount_minor < triggers[i] else pot.id::text <> all (string_to_array(one.lucky_pots, ',')) end;
        -- A mystery pays its trigger; the rest of what took it there begins the next.
        prize := case pot.kind when 'mystery' then triggers[i] else pot.amount_minor end;
        gained := gained + prize;
        prizes[one.place] := coalesce(prizes[one.place], '[]') || jsonb_build_object('pot', pot.id::text, 'tier', pot.tier, 'minor', prize::text);
        nexts[i].status := 'filling';
        nexts[i].opened_at := at;
        nexts[i].amount_minor := nexts[i].seed_minor + pot.amount_minor - prize;
        nexts[i].remainder_ppm := pot.remainder_ppm;
        pots[i] := nexts[i];
        pot.status := 'dropped';
        pot.amount_minor := prize;
        pot.dropped_at := at;
        pot.round_id := ids[one.place];
        dropped := dropped || pot;
        drop_postings := drop_postings || cardinality(posted) + 1;
        -- Nobody has promised yet what follows the next: this batch goes no further.
        unknown_pots := unknown_pots || (one.brand_id || ' ' || current_currency);
      end loop;
      joined[one.place] := pots_of_round::text;
      feds[one.place] := fed;
      if fed > 0 then
        entry_places := entry_places || cardinality(posted) || cardinality(posted);
        entry_accounts := entry_accounts || house || ledger_house_account('house-game-jackpots', current_currency, one.brand_id);
        entry_amounts := entry_amounts || -fed || fed;
      end if;
      if gained > 0 then
        to_debt := least(gained, debt);
        debt := debt - to_debt;
        to_advance := least(gained - to_debt, advance);
        advance := advance - to_advance;
        -- The posting of the drop is none that the round's row names: 0 stands for no round's place.
        posted := posted || 0;
        keys := keys || ('casino-' || ids[one.place] || '-jackpot');
        kinds := kinds || 'round-return'::text;
        entry_places := entry_places || cardinality(posted) || cardinality(posted) || cardinality(posted) || cardinality(posted);
        entry_accounts := entry_accounts || ledger_house_account('house-game-jackpots', current_currency, one.brand_id) || current_account
          || coalesce(one.debt_id, current_account) || coalesce(one.advance_id, current_account);
        entry_amounts := entry_amounts || -gained || (gained - to_debt - to_advance) || to_debt || to_advance;
        balance := balance + gained - to_debt - to_advance;
        prizes[one.place] := jsonb_build_object('pots', prizes[one.place], 'minor', gained::text, 'movedMinor', (gained - to_debt - to_advance)::text);
      end if;
    end if;
    back := coalesce(one.returned, 0);
    if back > 0 then
      to_debt := least(back, debt);
      debt := debt - to_debt;
      to_advance := least(back - to_debt, advance);
      advance := advance - to_advance;
      gains[one.place] := back - to_debt - to_advance;
      posted := posted || -one.place;
      keys := keys || ('casino-' || ids[one.place] || '-return');
      kinds := kinds || 'round-return'::text;
      entry_places := entry_places || cardinality(posted) || cardinality(posted);
      entry_accounts := entry_accounts || house || current_account;
      entry_amounts := entry_amounts || -back || gains[one.place];
      if to_debt > 0 then
        entry_places := entry_places || cardinality(posted);
        entry_accounts := entry_accounts || one.debt_id;
        entry_amounts := entry_amounts || to_debt;
      end if;
      if to_advance > 0 then
        entry_places := entry_places || cardinality(posted);
        entry_accounts := entry_accounts || one.advance_id;
        entry_amounts := entry_amounts || to_advance;
      end if;
      balance := balance + gains[one.place];
    end if;
    balances[one.place] := balance;
  end loop;

  -- The house puts up what the pots begin with that follow those that dropped.
  foreach pot in array dropped loop
    select n.* into pot from unnest(pots) n where (n.brand_id, n.currency, n.tier) = (pot.brand_id, pot.currency, pot.tier);
    continue when pot.seed_minor = 0;
    posted := posted || 0;
    keys := keys || ('jackpot-' || pot.id || '-seed');
    kinds := kinds || 'jackpot-seed'::text;
    entry_places := entry_places || cardinality(posted) || cardinality(posted);
    entry_accounts := entry_accounts || ledger_house_account('house-bonus', pot.currency, pot.brand_id)
      || ledger_house_account('house-game-jackpots', pot.currency, pot.brand_id);
    entry_amounts := entry_amounts || -pot.seed_minor || pot.seed_minor;
  end loop;

  if cardinality(posted) > 0 then
    for one in select p.place, p.transaction_id from ledger_post(keys, kinds, entry_places, entry_accounts, entry_amounts) p loop
      if posted[one.place] > 0 then
        stake_transactions[posted[one.place]] := one.transaction_id;
      elsif posted[one.place] < 0 then
        return_transactions[-posted[one.place]] := one.transaction_id;
      else
        for i in 1..cardinality(dropped) loop
          if drop_postings[i] = one.place then
            dropped[i].transaction_id := one.transaction_id;
          end if;
        end loop;
      end if;
    end loop;

    insert into casino_round (id, player_id, guid, request_hash, game, version, edge_ppm, seed_id, nonce, account_id, currency, options, stakes,
        stake_transactions, balances, status, pay, return_minor, return_transaction, started_at, moved_at, ended_at, jackpots,
        jackpot_fed_minor)
      select ids[d.place], d.player_id, d.guid, d.hash, d.game, d.version, d.edge_ppm, d.seed_id, d.nonce, d.account_id, currencies[d.place],
        d.options, array[d.stake], array[stake_transactions[d.place]], array[balances[d.place]], case when d.is_over then 'over' else 'open' end,
        d.pay, case when d.is_over then d.returned end, return_transactions[d.place], at, at, case when d.is_over then at end,
        joined[d.place]::bigint[], feds[d.place]
      from unnest(draws) d
      where ids[d.place] is not null;

    update casino_seed s set nonce = drawn.nonce
      from (select d.seed_id, max(d.nonce) as nonce from unnest(draws) d where ids[d.place] is not null group by d.seed_id) drawn
      where s.id = drawn.seed_id;

    update casino_jackpot j set status = p.status, amount_minor = p.amount_minor, remainder_ppm = p.remainder_ppm, opened_at = p.opened_at,
        dropped_at = p.dropped_at, round_id = p.round_id, transaction_id = p.transaction_id
      from unnest(dropped) p where j.id = p.id;
    update casino_jackpot j set status = p.status, amount_minor = p.amount_minor, remainder_ppm = p.remainder_ppm, opened_at = p.opened_at
      from unnest(pots) p where j.id = p.id;

    insert into event (player_id, body)
      select d.player_id, jsonb_build_object('kind', 'round-staked', 'source', 'house', 'round', ids[d.place]::text, 'game', d.game,
        'currency', currencies[d.place], 'stakeMinor', d.stake::text, 'bonusMinor', '0', 'movedMinor', (-d.stake)::text,
        'held', jsonb_build_object('accountId', d.account_id::text, 'balanceMinor', balances[d.place]::text))
      from unnest(draws) d where ids[d.place] is not null
      union all
      select d.player_id, jsonb_build_object('kind', 'round-returned', 'source', 'house', 'round', ids[d.place]::text,
        'currency', currencies[d.place], 'returnMinor', '0', 'jackpotMinor', prizes[d.place] ->> 'minor', 'closed', false,
        'movedMinor', prizes[d.place] ->> 'movedMinor')
      from unnest(draws) d where prizes[d.place] is not null
      union all
      select d.player_id, jsonb_build_object('kind', 'round-returned', 'source', 'house', 'round', ids[d.place]::text,
        'currency', currencies[d.place], 'returnMinor', d.returned::text, 'jackpotMinor', '0', 'closed', true, 'movedMinor', gains[d.place]::text)
      from unnest(draws) d where ids[d.place] is not null and d.is_over;
  end if;

  return query
    select r.place::int, r.code, r.id, at, r.balance, r.staked, r.paid, r.wait, r.refusal, r.prize -> 'pots'
    from unnest(codes, ids, balances, stake_transactions, return_transactions, waits, refusals, prizes) with ordinality
      r (code, id, balance, staked, paid, wait, refusal, prize, place);
end $$;
