-- The first bound that a stake would break; null where none. `taken` are stakes of the player that are not posted yet, both in the
-- holder's currency.
create or replace function limit_find_breach(bounds jsonb, stake bigint, taken bigint) returns jsonb
language sql immutable
as $$
  select b from jsonb_array_elements(bounds) with ordinality e (b, n)
  where case b ->> 'kind' when 'session' then true when 'reality-check' then true
    -- Without a rate nobody knows what the stake is worth: it is not taken.
    when 'stake' then coalesce(stake > (b ->> 'left')::bigint, true) else coalesce(stake + taken > (b ->> 'left')::bigint, true) end
  order by n limit 1
$$;
