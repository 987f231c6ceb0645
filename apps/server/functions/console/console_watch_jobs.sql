-- Has jobs that are set aside, and those that are any more not, tell the console (decision 0040). The tables are the job library's, which makes them
-- after functions are there: `migrateJobs` calls this where the triggers are missing. A job is set aside once nothing holds it and no try is left.
create or replace function console_watch_jobs() returns void
language plpgsql
as $$
begin
  create or replace trigger console_area_set_aside after update on graphile_worker._private_jobs
    for each row when (
      (old.attempts >= old.max_attempts and old.locked_at is null) <> (new.attempts >= new.max_attempts and new.locked_at is null))
    execute function public.console_jobs_changed();
  create or replace trigger console_area_gone after delete on graphile_worker._private_jobs
    for each row when (old.attempts >= old.max_attempts and old.locked_at is null)
    execute function public.console_jobs_changed();
end $$;
