-- The draws of a round, written from the text of the rules alone: nothing of packages/casino is used here.
create schema second;

-- A key of 64 bytes, each of them combined with one of the two numbers of HMAC.
create function second.pad(key text, mask int) returns bytea language plpgsql immutable as $$
declare
  padded bytea := convert_to(key, 'UTF8');
begin
  if length(padded) <> 64 then raise 'a seed is 64 digits'; end if;
  for i in 0 .. 63 loop
    padded := set_byte(padded, i, get_byte(padded, i) # mask);
  end loop;
  return padded;
end $$;

-- Whole numbers below each of the bounds, one after the other. A draw takes the upper 52 of the next 64 bits of HMAC-SHA256 of
-- "client:nonce:0", "client:nonce:1" ...; numbers of the incomplete last group are thrown away.
create function second.draws(server text, client text, nonce int, bounds bigint[]) returns bigint[] language plpgsql stable as $$
declare
  range constant bigint := 4503599627370496;
  inner_pad bytea := second.pad(server, 54);
  outer_pad bytea := second.pad(server, 92);
  block bytea;
  used int := 0;
  bits bigint;
  bound bigint;
  drawn bigint[] := '{}';
begin
  foreach bound in array bounds loop
    loop
      if used % 4 = 0 then
        block := sha256(outer_pad || sha256(inner_pad || convert_to(client || ':' || nonce || ':' || used / 4, 'UTF8')));
      end if;
      bits := (('x' || encode(substr(block, used % 4 * 8 + 1, 8), 'hex'))::bit(64)::bigint >> 12) & (range - 1);
      used := used + 1;
      exit when bits < range - range % bound;
    end loop;
    drawn := drawn || bits % bound;
  end loop;
  return drawn;
end $$;

-- Numbers from 0 to n - 1, each taken out of those left.
create function second.taken(n int, places bigint[]) returns int[] language plpgsql immutable as $$
declare
  pool int[] := array(select generate_series(0, n - 1));
  place bigint;
  taken int[] := '{}';
begin
  foreach place in array places loop
    taken := taken || pool[place + 1];
    pool := pool[: place] || pool[place + 2 :];
  end loop;
  return taken;
end $$;

-- The bounds n, n - 1 ... of so many numbers that are taken out.
create function second.falling(n int, count int) returns bigint[] language sql immutable as $$
  select array_agg(b order by b desc) from generate_series(n - count + 1, n) b
$$;

create function second.alike(bound bigint, count int) returns bigint[] language sql immutable as $$
  select array_fill(bound, array[count])
$$;

create function second.ways(n int, k int) returns numeric language sql immutable as $$
  select factorial(n) / factorial(k) / factorial(n - k)
$$;
