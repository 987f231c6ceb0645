-- Adds events to the report of their days. The caller sees to it that each event is given once. It reads tables of several features in one
-- statement, so that a batch of events costs one.
create or replace function reports_tally(taken bigint[]) returns void
language sql
as $$
  with occurred as materialized (
    select id, player_id, (created_at at time zone 'UTC')::date as day, kind, body from event where id = any (taken) and player_id is not null
  ), result as (
    -- A bet of which several things are told stands as it stands now, on the day of the last. What its parts were cashed out for is paid too.
    select distinct on (b.id) b.id, t.player_id, t.day, b.currency, coalesce(b.payout_minor, 0) + b.cashed_out_minor as payout_minor
    from occurred t
    cross join lateral jsonb_array_elements(t.body -> 'bets') one
    join bet b on b.id = (one ->> 'betId')::bigint
    where t.kind = 'bets-changed'
    order by b.id, t.id desc
  ), change as (
    select result.*, result.payout_minor - coalesce(known.payout_minor, 0) as by_minor
    from result left join reports_bet known on known.bet_id = result.id
  ), remembered as (
    insert into reports_bet (bet_id, payout_minor) select id, payout_minor from change where by_minor <> 0
    on conflict (bet_id) do update set payout_minor = excluded.payout_minor
  ), fact (player_id, day, currency, figure, times, amount_minor) as (
    select player_id, day, '', case kind
        when 'registered' then 'registrations'
        when 'session-begun' then 'sign-ins'
        when 'limits-changed' then 'limit-changes'
        else 'breaks' end, 1, 0
    from occurred where kind in ('registered', 'session-begun', 'limits-changed', 'play-stopped')
    union all
    select t.player_id, t.day, p.currency, case p.direction when 'deposit' then 'deposits' else 'withdrawals' end, 1, p.amount_minor
    from occurred t join payment p on p.id = t.body ->> 'paymentId'
    where t.kind = 'payment' and t.body ->> 'status' = 'paid'
    union all
    select t.player_id, t.day, t.body ->> 'currency', 'stakes', 1, (one ->> 'stakeMinor')::bigint
    from occurred t cross join lateral jsonb_array_elements(t.body -> 'bets') one
    where t.kind = 'bets-placed'
    union all
    -- Events older than their amounts are left out.
    select t.player_id, t.day, one ->> 'currency', 'premiums', 1, -(one ->> 'movedMinor')::bigint
    from occurred t cross join lateral jsonb_array_elements(t.body -> 'bets') one
    where t.kind = 'bets-changed' and t.body ->> 'change' = 'insured' and one ? 'movedMinor'
    union all
    select player_id, day, body ->> 'currency', 'toto-stakes', 1, (body ->> 'stakeMinor')::bigint from occurred where kind = 'toto-placed'
    union all
    select player_id, day, body ->> 'currency', 'toto-payouts', 1, (body ->> 'movedMinor')::bigint from occurred where kind = 'toto-paid'
    union all
    select player_id, day, body ->> 'currency', 'game-stakes', 1, (body ->> 'stakeMinor')::bigint from occurred where kind = 'round-staked'
    union all
    select player_id, day, body ->> 'currency', 'game-payouts', 1, (body ->> 'returnMinor')::bigint + (body ->> 'jackpotMinor')::bigint
    from occurred where kind = 'round-returned'
    union all
    select player_id, day, body ->> 'currency', case body ->> 'taken' when 'debit' then 'game-stakes' else 'game-payouts' end, -1,
      -(body ->> 'amountMinor')::bigint
    from occurred where kind = 'round-taken-back'
    union all
    select player_id, day, body ->> 'currency', case kind when 'bonus-granted' then 'bonuses' else 'bonuses-ended' end, 1,
      (body ->> 'amountMinor')::bigint
    from occurred where kind in ('bonus-granted', 'bonus-ended')
    union all
    select player_id, day, body ->> 'currency', 'corrections', 1, (body ->> 'movedMinor')::bigint from occurred where kind = 'balance-corrected'
    union all
    select player_id, day, currency, 'payouts', sign(by_minor), by_minor from change where by_minor <> 0
  )
  insert into reports_day as kept (brand_id, day, country_id, currency, figure, times, amount_minor)
  select p.brand_id, f.day, p.country_id, f.currency, f.figure, sum(f.times), sum(f.amount_minor)
  from fact f join player p on p.id = f.player_id
  group by p.brand_id, f.day, p.country_id, f.currency, f.figure
  on conflict (brand_id, day, country_id, currency, figure)
  do update set times = kept.times + excluded.times, amount_minor = kept.amount_minor + excluded.amount_minor
$$;
