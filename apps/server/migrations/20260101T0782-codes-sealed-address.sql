-- Sealed under the player's key. What waits lives for ten minutes: it is asked for again.
truncate one_time_code;
alter table one_time_code drop column address;
alter table one_time_code add column address bytea not null;
