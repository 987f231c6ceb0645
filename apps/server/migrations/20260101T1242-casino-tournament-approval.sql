-- Prizes in money are money of the house: two operators announce a tournament that has them (decision 0073). Until the second one approves, nobody
-- else sees it.
alter table casino_tournament
  add column awaits_approval boolean not null default false,
  add column approved_by text,
  add check (approved_by <> set_by),
  add check (not awaits_approval or (approved_by is null and closed_at is null));
