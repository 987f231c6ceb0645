-- Sealed under the player's key. What waits lives for minutes: it is begun again.
truncate phone_flow;
alter table phone_flow drop column new_phone;
alter table phone_flow add column new_phone bytea;
