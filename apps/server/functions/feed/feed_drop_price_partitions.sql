-- Drops the partitions of the days before the given one. Returns how many.
create or replace function feed_drop_price_partitions(before date) returns int
language plpgsql
as $$
declare
  part record;
  dropped int := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'price_history'::regclass and c.relname ~ '^price_history_\d{8}$' and c.relname < 'price_history_' || to_char(before, 'YYYYMMDD')
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
