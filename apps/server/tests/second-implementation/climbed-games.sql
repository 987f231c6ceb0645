-- Games that are climbed: always the same step, and what has been won is taken after `stop` of them. The pay is 1 over the chance, less the edge.

-- Some of n places end the round; the first `stop` are tried.
create function second.places(server text, client text, nonce int, n int, bad int, stop int, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  hidden int[] := second.taken(n, second.draws(server, client, nonce, second.falling(n, bad)));
begin
  shown := array_to_string(hidden, ',');
  num := case when (select min(place) from unnest(hidden) place) < stop then 0 else second.ways(n, stop) * kept end;
  den := second.ways(n - bad, stop) * 1000000;
end $$;

create function second.mines(server text, client text, nonce int, o jsonb, stop int, kept numeric, out shown text, out num numeric, out den numeric)
language sql stable as $$ select * from second.places(server, client, nonce, 25, (o ->> 'mines')::int, stop, kept) $$;

create function second.busts(o jsonb) returns int language sql immutable as $$
  select case o ->> 'risk' when 'easy' then 1 when 'medium' then 3 when 'hard' then 5 when 'expert' then 10 end
$$;

create function second.chicken_road(server text, client text, nonce int, o jsonb, stop int, kept numeric, out shown text, out num numeric, out den numeric)
language sql stable as $$ select * from second.places(server, client, nonce, 20, second.busts(o), stop, kept) $$;

create function second.pump(server text, client text, nonce int, o jsonb, stop int, kept numeric, out shown text, out num numeric, out den numeric)
language sql stable as $$ select * from second.places(server, client, nonce, 25, second.busts(o), stop, kept) $$;

-- Nine rows; the first tile of each is tried.
create function second.tower(server text, client text, nonce int, o jsonb, stop int, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  tiles int := case o ->> 'level' when 'easy' then 4 when 'medium' then 3 when 'hard' then 2 when 'expert' then 3 when 'master' then 4 end;
  safe int := case o ->> 'level' when 'easy' then 3 when 'medium' then 2 else 1 end;
  bounds bigint[] := '{}';
  drawn bigint[];
  safe_tiles int[];
  is_standing boolean := true;
begin
  for i in 1 .. 9 loop bounds := bounds || second.falling(tiles, safe); end loop;
  drawn := second.draws(server, client, nonce, bounds);
  for i in 1 .. 9 loop
    safe_tiles := second.taken(tiles, drawn[(i - 1) * safe + 1 : i * safe]);
    shown := concat_ws('|', shown, array_to_string(safe_tiles, ','));
    is_standing := is_standing and (i > stop or 0 = any (safe_tiles));
  end loop;
  num := case when is_standing then tiles::numeric ^ stop * kept else 0 end;
  den := safe::numeric ^ stop * 1000000;
end $$;

-- Heads is called each time.
create function second.flip(server text, client text, nonce int, o jsonb, stop int, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  sides bigint[] := second.draws(server, client, nonce, second.alike(2, 20));
begin
  shown := array_to_string(sides, '');
  num := case when 1 = any (sides[: stop]) then 0 else 2::numeric ^ stop * kept end;
  den := 1000000;
end $$;

-- Rock (0) against rock, paper (1) and scissors (2): a draw is played again.
create function second.rock_paper_scissors(
  server text, client text, nonce int, o jsonb, stop int, kept numeric, out shown text, out num numeric, out den numeric
) language plpgsql stable as $$
declare
  hand bigint;
  won int := 0;
begin
  shown := '';
  num := 0;
  den := 1000000;
  foreach hand in array second.draws(server, client, nonce, second.alike(3, 80)) loop
    shown := shown || hand;
    exit when hand = 1;
    if hand = 2 then won := won + 1; end if;
    if won = stop then
      num := 2::numeric ^ won * kept;
      exit;
    end if;
  end loop;
end $$;
