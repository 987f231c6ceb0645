-- bet_place tells a player who is barred from betting apart from one who is barred from everything. The rest of it stays as it is, and a
-- function that does not have the sentence any more stops the migration.
do $$
declare
  sentence constant text := 'case when barred.blocked then ''account_blocked'' else ''self_excluded'' end';
  body constant text := pg_get_functiondef('bet_place'::regproc);
begin
  if position(sentence in body) = 0 then
    raise exception 'bet_place judges barred players in other words';
  end if;
  execute replace(body, sentence,
    'case when barred.blocked then ''account_blocked'' when barred.self_excluded_until > now() then ''self_excluded'' else ''betting_blocked'' end');
end $$;
