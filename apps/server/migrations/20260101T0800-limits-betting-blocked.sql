-- The same for stakes that are not bets of bet_place. `code` is what the player is told.
create or replace function limit_judge(who bigint, stake bigint, stake_currency text) returns jsonb
language plpgsql as $$
declare
  unit text;
  bar jsonb;
begin
  select jsonb_build_object('kind', 'barred', 'code',
      case when b.blocked then 'account_blocked' when b.self_excluded_until > now() then 'self_excluded' else 'betting_blocked' end)
    into bar from player_barred b where b.player_id = who;
  if bar is not null then
    return bar;
  end if;
  select h.currency into unit from limit_holder h where h.player_id = who for update;
  if unit is null then
    return null;
  end if;
  return limit_refusal(limit_bounds(who, clock_timestamp()), limit_convert(stake, stake_currency, unit), 0);
end $$;
