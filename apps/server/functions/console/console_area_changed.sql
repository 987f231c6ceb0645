-- Tells in the transaction that changes what a page of the console shows that it did (decision 0040). Trigger function of statements; its argument
-- is the area. Where the trigger names the rows that changed (`changed`), a statement that changed none says nothing.
create or replace function console_area_changed() returns trigger
language plpgsql
as $$
begin
  if tg_argv[1] = 'rows' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  insert into event (player_id, body) values (null, jsonb_build_object('kind', 'area-changed', 'area', tg_argv[0]));
  return null;
end $$;

-- One event a statement: a report is written by batches, and messages of webhooks come by batches. What a try to send changes is told with the
-- webhook's own state, which each try ends with. An upsert is two statements to its triggers.
create or replace trigger console_area_added after insert on reports_day referencing new table as changed
  for each statement execute function console_area_changed('reports', 'rows');
create or replace trigger console_area_updated after update on reports_day referencing new table as changed
  for each statement execute function console_area_changed('reports', 'rows');
create or replace trigger console_area after insert or update or delete on webhook
  for each statement execute function console_area_changed('webhooks');
create or replace trigger console_area_added after insert on webhook_delivery referencing new table as changed
  for each statement execute function console_area_changed('webhooks', 'rows');
create or replace trigger console_area after insert on ledger_check
  for each statement execute function console_area_changed('overview');
