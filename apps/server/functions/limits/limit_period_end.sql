-- When a period by the calendar ends: midnight of the zone, whatever its clocks did in between.
create or replace function limit_period_end(period text, zone text, at timestamptz) returns timestamptz
language sql stable
as $$
  select (date_trunc(period, at at time zone zone) + ('1 ' || period)::interval) at time zone zone
$$;
