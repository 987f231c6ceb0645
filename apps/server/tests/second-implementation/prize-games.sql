-- Games whose prize is drawn by weights. A card or a case without a prize has the last place.
create table second.prizes (game text, kind text, place int, pay numeric, weight int, primary key (game, kind, place));
insert into second.prizes values
  ('cases', 'street', 0, 0.3, 60000),
  ('cases', 'street', 1, 0.8, 25000),
  ('cases', 'street', 2, 2, 10000),
  ('cases', 'street', 3, 5, 4000),
  ('cases', 'street', 4, 20, 1000),
  ('cases', 'club', 0, 0.1, 70000),
  ('cases', 'club', 1, 0.5, 20000),
  ('cases', 'club', 2, 3, 8000),
  ('cases', 'club', 3, 15, 1800),
  ('cases', 'club', 4, 150, 200),
  ('cases', 'stadium', 0, 0, 60000),
  ('cases', 'stadium', 1, 0.4, 30000),
  ('cases', 'stadium', 2, 4, 8500),
  ('cases', 'stadium', 3, 20, 1400),
  ('cases', 'stadium', 4, 240, 100),
  ('cases', 'final', 0, 0, 80000),
  ('cases', 'final', 1, 1, 15000),
  ('cases', 'final', 2, 5, 4500),
  ('cases', 'final', 3, 70, 490),
  ('cases', 'final', 4, 2620, 10),
  ('scratch', 'kick-off', 0, 1, 200000),
  ('scratch', 'kick-off', 1, 2, 100000),
  ('scratch', 'kick-off', 2, 5, 40000),
  ('scratch', 'kick-off', 3, 20, 8000),
  ('scratch', 'kick-off', 4, 100, 1200),
  ('scratch', 'kick-off', 5, 1000, 70),
  ('scratch', 'kick-off', 6, 0, 650730),
  ('scratch', 'night-sky', 0, 1, 150000),
  ('scratch', 'night-sky', 1, 3, 70000),
  ('scratch', 'night-sky', 2, 10, 20000),
  ('scratch', 'night-sky', 3, 50, 3400),
  ('scratch', 'night-sky', 4, 250, 480),
  ('scratch', 'night-sky', 5, 10000, 10),
  ('scratch', 'night-sky', 6, 0, 756110),
  ('scratch', 'orchard', 0, 0.5, 200000),
  ('scratch', 'orchard', 1, 1, 200000),
  ('scratch', 'orchard', 2, 2, 110000),
  ('scratch', 'orchard', 3, 4, 45000),
  ('scratch', 'orchard', 4, 10, 15000),
  ('scratch', 'orchard', 5, 50, 2000),
  ('scratch', 'orchard', 6, 0, 428000);

create function second.prize(of_game text, of_kind text, drawn bigint, out place int, out pay numeric) language sql stable as $$
  select p.place, p.pay from (select *, sum(weight) over (order by place) as below from second.prizes where game = of_game and kind = of_kind) p
  where drawn < p.below order by p.place limit 1
$$;

create function second.cases(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
begin
  select place::text, pay into shown, num from second.prize('cases', o ->> 'case', (second.draws(server, client, nonce, '{100000}'))[1]);
  den := 1;
end $$;

-- The prize, then its three fields, then what fills the others: each of the other five or six symbols twice.
create function second.scratch_cards(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  drawn bigint[] := second.draws(server, client, nonce, '{1000000}');
  symbol int;
  pool int[];
  places int[] := '{}';
  filling int[];
  fields int[] := '{}';
  used int := 0;
begin
  select place, pay into symbol, num from second.prize('scratch', o ->> 'design', drawn[1]);
  pool := array(select s from generate_series(0, 5) s, generate_series(1, 2) where s <> symbol order by s);
  if symbol < 6 then
    drawn := second.draws(server, client, nonce, '{1000000,9,8,7}' || second.falling(10, 6));
    places := second.taken(9, drawn[2:4]);
    filling := second.taken(10, drawn[5:]);
  else
    drawn := second.draws(server, client, nonce, '{1000000}' || second.falling(12, 9));
    filling := second.taken(12, drawn[2:]);
  end if;
  for field in 0 .. 8 loop
    if field = any (places) then
      fields := fields || symbol;
    else
      used := used + 1;
      fields := fields || pool[filling[used] + 1];
    end if;
  end loop;
  shown := array_to_string(fields, ',');
  den := 1;
end $$;
