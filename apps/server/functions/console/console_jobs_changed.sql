-- Tells the console that jobs were set aside or taken up again. Whatever keeps it from telling does not keep the queue from noting that a job has
-- failed: a job whose try cannot be noted would be tried for ever.
create or replace function console_jobs_changed() returns trigger
language plpgsql
as $$
begin
  insert into event (player_id, body) values (null, jsonb_build_object('kind', 'area-changed', 'area', 'jobs'));
  return null;
exception when others then
  return null;
end $$;
