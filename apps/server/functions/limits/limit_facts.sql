-- The facts that decide whether a stake of a player may be taken, of anything but the bets of bet_place, under the lock of the player's limits; the
-- caller has locked the accounts. The rules themselves are packages/betting/src/limits. Amounts are minor units as text, moments epoch ms. `moment`
-- is now where it is absent.
create or replace function limit_facts(who bigint, stake_currency text, moment timestamptz default null) returns jsonb
language plpgsql
as $$
declare
  bar text := limit_find_bar(who);
  holder player_limit_profile;
  at timestamptz;
begin
  if bar is not null then
    return jsonb_build_object('bar', bar);
  end if;
  select * into holder from player_limit_profile h where h.player_id = who for update;
  if holder.player_id is null then
    return '{}';
  end if;
  -- After the lock: what the one before has staked counts.
  at := coalesce(moment, clock_timestamp());
  return jsonb_build_object(
    'at', extract(epoch from at) * 1000,
    'holder', jsonb_build_object(
      'currency', holder.currency,
      'zone', holder.zone,
      'playOverUntil', extract(epoch from holder.play_blocked_until) * 1000,
      'realityDueAt', extract(epoch from holder.reality_check_started_at + holder.reality_minutes * interval '1 minute') * 1000),
    'units', jsonb_build_object(
      'stake', (select unit_minor::text from limit_currency_unit where currency = stake_currency),
      'limit', (select unit_minor::text from limit_currency_unit where currency = holder.currency)),
    'limits', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'period', p.period, 'amount', p.amount::text,
          'used', case when p.kind = 'stake' then '0'
            else limit_usage(who, p.kind, limit_period_start(p.period, holder.zone, holder.rolling, at), holder.currency)::text end,
          'resetsAt', case when p.kind <> 'stake' and not holder.rolling
            then extract(epoch from limit_period_end(p.period, holder.zone, at)) * 1000 end)), '[]')
      from player_limit p where p.player_id = who and p.kind in ('stake', 'wager', 'loss')));
end $$;
