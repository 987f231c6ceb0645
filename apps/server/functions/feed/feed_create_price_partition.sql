-- Makes the partition of a day (UTC) where it is missing.
create or replace function feed_create_price_partition(day date) returns void
language plpgsql
as $$
declare
  name text := 'price_history_' || to_char(day, 'YYYYMMDD');
begin
  if to_regclass(name) is null then
    execute format('create table %I partition of price_history for values from (%L) to (%L)', name, day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
  end if;
end $$;
