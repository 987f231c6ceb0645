-- A player whose account, limits or waiting bet somebody else holds at this moment is passed over with the code `busy`, and the batch goes on:
-- one slow row must not stop the bets of everybody else who shares a statement with it. Nothing is written of a busy bet; its process asks
-- again. The rest of both functions stays as it is, and one that does not have the sentences any more stops the migration.
create function pg_temp.reword(what regproc, sentences text[][]) returns void language plpgsql as $$
declare
  body text := pg_get_functiondef(what);
  one text[];
begin
  foreach one slice 1 in array sentences loop
    if position(one[1] in body) = 0 then
      raise exception '% locks in other words: %', what, one[1];
    end if;
    body := replace(body, one[1], one[2]);
  end loop;
  execute body;
end $$;

select pg_temp.reword('bet_place', array[
  [$a$  at timestamptz;
$a$, $b$  at timestamptz;
  -- What is ours: accounts, holders of limits, and waiting bets as 'player guid'.
  our_accounts bigint[];
  our_limits bigint[];
  our_waiting text[];
$b$],
  [$a$perform 1 from account a where a.id = any (accounts) order by a.id for update;$a$,
   $b$select array_agg(l.id) into our_accounts
    from (select a.id from account a where a.id = any (accounts) order by a.id for update skip locked) l;$b$],
  [$a$perform 1 from limit_holder h where h.player_id = any (players) order by h.player_id for update;$a$,
   $b$select array_agg(l.player_id) into our_limits
    from (select h.player_id from limit_holder h where h.player_id = any (players) order by h.player_id for update skip locked) l;$b$],
  [$a$perform 1 from bet_waiting w
      where w.status = 'waiting' and (w.player_id, w.guid) in (select p, g from unnest(players, guids, waited) b (p, g, waits) where b.waits)
      order by w.player_id, w.guid for update;$a$,
   $b$select array_agg(l.player_id || ' ' || l.guid) into our_waiting from (
      select w.player_id, w.guid from bet_waiting w
      where w.status = 'waiting' and (w.player_id, w.guid) in (select p, g from unnest(players, guids, waited) b (p, g, waits) where b.waits)
      order by w.player_id, w.guid for update skip locked) l;$b$],
  [$a$then 'account_unknown'
$a$, $b$then 'account_unknown'
        when (a.id = any (our_accounts)) is not true then 'busy'
        when h.player_id is not null and (h.player_id = any (our_limits)) is not true then 'busy'
        when b.waited and w.status = 'waiting' and (w.player_id || ' ' || w.guid = any (our_waiting)) is not true then 'busy'
$b$]
]);

select pg_temp.reword('bet_wait', array[
  [$a$  at timestamptz;
$a$, $b$  at timestamptz;
  our_accounts bigint[];
$b$],
  [$a$perform 1 from account a where a.id = any (accounts) order by a.id for update;$a$,
   $b$select array_agg(l.id) into our_accounts
    from (select a.id from account a where a.id = any (accounts) order by a.id for update skip locked) l;$b$],
  [$a$then 'account_unknown'
$a$, $b$then 'account_unknown'
          when (a.id = any (our_accounts)) is not true then 'busy'
$b$]
]);

drop function pg_temp.reword(regproc, text[][]);
