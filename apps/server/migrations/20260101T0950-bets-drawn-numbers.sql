-- Bets get drawn numbers (functions/bets/bet_new_id.sql, decision 0054): what is newest is told by the time at which it was placed, and
-- the number only orders what was placed at the same moment. Bets from before keep their numbers, which are all smaller.
alter table bet alter column id drop identity;
drop index bet_history;
-- Partial as before: a query that looks a guid up must not take it.
create index bet_newest on bet (player_id, placed_at, id) where id > 0;
drop index bet_advance_owed;
create index bet_advance_owed on bet_advance (player_id, currency, advanced_at) where status = 'owed';
