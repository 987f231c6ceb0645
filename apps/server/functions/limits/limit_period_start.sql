-- When the period began that a limit counts in at a moment: rolling, or by the calendar of a time zone.
create or replace function limit_period_start(period text, zone text, rolling boolean, at timestamptz) returns timestamptz
language sql stable
as $$
  select case when not rolling then date_trunc(period, at, zone)
    else at - case period when 'day' then interval '24 hours' when 'week' then interval '168 hours' else interval '720 hours' end end
$$;
