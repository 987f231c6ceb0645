-- When the oldest session that still lives began; null where there is none.
create or replace function session_oldest_open_at(who bigint) returns timestamptz
language sql
as $$
  select min(created_at) from session where player_id = who and ended_at is null
$$;
