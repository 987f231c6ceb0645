-- The audit is only added to, not even a mistake of ours changes it. Trigger function.
create or replace function operator_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% rows are permanent', tg_table_name;
end $$;
