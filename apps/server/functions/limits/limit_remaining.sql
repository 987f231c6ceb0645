-- The bounds of a stake of the player at this moment, tightest first: [{kind, period, left, currency, zone, resetsAt}]. A limit of time or a reality
-- check stands in it only where nothing may be staked before it is over. For bet_place, which judges many bets in one statement; everything else asks
-- packages/betting/src/limits, which says the same (judge-stake.test.ts).
create or replace function limit_remaining(who bigint, at timestamptz) returns jsonb
language sql
as $$
  select coalesce(jsonb_agg(b.bound order by b.room, b.bound ->> 'kind' collate "C", b.bound ->> 'period' collate "C"), '[]') from (
    select l.room, jsonb_build_object('kind', l.kind, 'period', l.period, 'left', l.room::text, 'currency', l.currency,
        'zone', l.zone, 'resetsAt', extract(epoch from l.resets) * 1000) as bound
    from (
      select p.kind, p.period, p.amount, h.currency, h.zone,
        case when p.kind = 'stake' then p.amount
          else greatest(0, p.amount - limit_usage(who, p.kind, limit_period_start(p.period, h.zone, h.rolling, at), h.currency)) end as room,
        case when p.kind <> 'stake' and not h.rolling then limit_period_end(p.period, h.zone, at) end as resets
      from player_limit_profile h join player_limit p on p.player_id = h.player_id and p.kind in ('stake', 'wager', 'loss')
      where h.player_id = who and h.has_stake_limits
    ) l
    union all
    select -1, jsonb_build_object('kind', 'session', 'zone', h.zone, 'resetsAt', extract(epoch from h.play_blocked_until) * 1000)
      from player_limit_profile h where h.player_id = who and h.play_blocked_until > at
    union all
    select -2, jsonb_build_object('kind', 'reality-check')
      from player_limit_profile h where h.player_id = who and h.reality_check_started_at + h.reality_minutes * interval '1 minute' <= at
  ) b
$$;
