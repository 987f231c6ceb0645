-- Games that end with their draw: what is drawn as text, and the pay as a fraction. `kept` is a million less the edge.
create function second.dice(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  rolled bigint := (second.draws(server, client, nonce, '{10000}'))[1];
  wins int := coalesce(10000 - (o ->> 'over')::int, (o ->> 'under')::int);
begin
  shown := rolled;
  num := case when coalesce(rolled >= (o ->> 'over')::int, rolled < (o ->> 'under')::int) then 10000 * kept else 0 end;
  den := wins * 1000000::numeric;
end $$;

create function second.limbo(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  drawn numeric := (second.draws(server, client, nonce, '{4503599627370496}'))[1];
  reached numeric := greatest(100, least(100000000, div(4503599627370496 * 100 * kept, 1000000 * (drawn + 1))));
begin
  shown := reached;
  num := case when reached >= (o ->> 'target')::int then (o ->> 'target')::int else 0 end;
  den := 100;
end $$;

create function second.drop(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  height int := o ->> 'rows';
  sides bigint[] := second.draws(server, client, nonce, second.alike(2, height));
  rights int := (select sum(side) from unnest(sides) side);
begin
  shown := (select string_agg(case side when 0 then 'L' else 'R' end, '' order by i) from unnest(sides) with ordinality s (side, i));
  -- How far from the middle: two buckets share it where the rows are odd.
  num := second.pay('drop', o ->> 'risk', height, abs(2 * rights - height) / 2);
  den := 1;
end $$;

create function second.keno(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  drawn int[] := array(
    select number + 1 from unnest(second.taken(40, second.draws(server, client, nonce, second.falling(40, 10)))) with ordinality t (number, i) order by i
  );
  hits int := (select count(*) from jsonb_array_elements_text(o -> 'picks') pick where pick::int = any (drawn));
begin
  shown := array_to_string(drawn, ',');
  num := second.pay('keno', o ->> 'risk', jsonb_array_length(o -> 'picks'), hits);
  den := 1;
end $$;

create function second.wheel(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  segment int := (second.draws(server, client, nonce, array[(o ->> 'segments')::bigint]))[1];
begin
  shown := segment;
  num := second.pay('wheel', o ->> 'risk', (o ->> 'segments')::int, segment);
  den := 1;
end $$;

create function second.diamonds(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  gems bigint[] := second.draws(server, client, nonce, second.alike(7, 5));
  alike text := (select string_agg(n::text, '' order by n desc) from (select count(*) n from unnest(gems) gem group by gem) c);
begin
  shown := array_to_string(gems, ',');
  num := case alike when '5' then 50 when '41' then 5 when '32' then 4 when '311' then 3 when '221' then 2 when '2111' then 0.1 else 0 end;
  den := 1;
end $$;

create function second.bars(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  drawn int := (second.draws(server, client, nonce, '{100000}'))[1];
begin
  shown := drawn;
  num := (select pay from second.bars where difficulty = o ->> 'difficulty' and from_number <= drawn order by from_number desc limit 1);
  den := 1;
end $$;

create function second.coin(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
begin
  shown := case (second.draws(server, client, nonce, '{2}'))[1] when 0 then 'heads' else 'tails' end;
  num := case when shown = o ->> 'side' then 2 * kept else 0 end;
  den := 1000000;
end $$;
