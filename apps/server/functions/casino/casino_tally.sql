-- Adds rounds that ended to the figures of their games. The caller sees to it that each event is given once. What was taken back counts as if it had not
-- been; a jackpot that a round won is a part of its return. It reads tables of several features in one statement, so that a batch of events costs one.
create or replace function casino_tally(taken bigint[]) returns void
language sql
as $$
  with ended as (
    select p.brand_id, r.game, (r.ended_at at time zone 'UTC')::date as day,
      (r.return_minor + coalesce((select sum(j.amount_minor) from casino_jackpot j where j.round_id = r.id), 0)) * 1000000
        / (select sum(s) from unnest(r.stakes) s) as return_ppm
    from event e
    join casino_round r on r.id = (e.body ->> 'round')::bigint
    join player_brand p on p.player_id = r.player_id
    where e.id = any (taken) and e.body ->> 'source' = 'house' and (e.body ->> 'closed')::boolean and r.status = 'over'
    union all
    select p.brand_id, r.game, (b.ended_at at time zone 'UTC')::date, b.return_minor * 1000000 / b.stake_minor
    from event e
    join casino_shared_bet b on b.id = (e.body ->> 'round')::bigint
    join casino_shared_round r on r.id = b.round_id
    join player_brand p on p.player_id = b.player_id
    where e.id = any (taken) and e.body ->> 'source' = 'house-shared' and b.status in ('paid', 'lost')
  )
  insert into casino_figure as kept (brand_id, game, day, rounds, returns_ppm, squares_ppm)
  select brand_id, game, day, count(*), sum(return_ppm), sum(return_ppm * return_ppm) from ended group by brand_id, game, day
  order by brand_id, game, day
  on conflict (brand_id, game, day) do update set rounds = kept.rounds + excluded.rounds, returns_ppm = kept.returns_ppm + excluded.returns_ppm,
    squares_ppm = kept.squares_ppm + excluded.squares_ppm
$$;
