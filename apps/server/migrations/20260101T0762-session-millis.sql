-- How long a player has been signed in since a moment, in milliseconds; sessions side by side count once. What a session idled before it was ended
-- for that is not played.
create index session_live on session (player_id) where ended_at is null;

create function session_millis(who bigint, since timestamptz) returns bigint
language sql volatile as $$
  select coalesce(floor(sum(extract(epoch from upper(r.span) - lower(r.span))) * 1000), 0)::bigint from (
    select unnest(range_agg(tstzrange(greatest(s.created_at, since), s.until))) as span from (
      select created_at, case when ended_at is null then clock_timestamp() when end_reason = 'idle' then last_seen_at else ended_at end as until
      from session where player_id = who
    ) s where s.until > greatest(s.created_at, since)
  ) r
$$;

-- When the oldest session that still lives began; null where there is none.
create function session_playing_since(who bigint) returns timestamptz
language sql volatile as $$
  select min(created_at) from session where player_id = who and ended_at is null
$$;
