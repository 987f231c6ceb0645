-- A running bet may be made void by two operators.
alter table bet drop constraint bet_void_reason_check;
alter table bet add constraint bet_void_reason_check check (void_reason in ('undone', 'advance-short', 'by-hand'));
