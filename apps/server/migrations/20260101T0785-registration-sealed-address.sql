-- Sealed under the player's key. Links that wait for their two days stay good: the server seals their addresses when it starts.
alter table activation rename column address to address_plain;
alter table activation alter column address_plain drop not null;
alter table activation add column address bytea;
create index activation_plain on activation (id) where address_plain is not null;
