-- How long the player's sessions lasted since a moment, in milliseconds.
create or replace function session_time_ms(who bigint, since timestamptz) returns bigint
language sql
as $$
  select coalesce(floor(sum(extract(epoch from upper(r.span) - lower(r.span))) * 1000), 0)::bigint from (
    select unnest(range_agg(tstzrange(greatest(s.created_at, since), s.until))) as span from (
      select created_at, case when ended_at is null then clock_timestamp() when end_reason = 'idle' then last_seen_at else ended_at end as until
      from session where player_id = who
    ) s where s.until > greatest(s.created_at, since)
  ) r
$$;
