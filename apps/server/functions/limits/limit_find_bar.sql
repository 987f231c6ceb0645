-- Why a player may stake nothing at all at this moment; null where there is no such reason. The same for every kind of stake: bet_place asks it for
-- each bet under its locks, limit_facts for all others, and the reading of a player before a bet is looked at.
create or replace function limit_find_bar(who bigint) returns text
language sql stable
as $$
  select coalesce(
    (select case when b.blocked then 'account_blocked' when b.self_excluded_until > now() then 'self_excluded' else 'betting_blocked' end
      from player_block_status b where b.player_id = who),
    (select 'identity_required_to_play'
      from player p join limit_identified_country c on c.country_id = p.country_id
      where p.id = who and not exists (select from kyc_status k where k.player_id = who and k.status = 'verified')))
$$;
