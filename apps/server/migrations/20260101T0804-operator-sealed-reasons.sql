-- Why an operator proposed or decided something about a player: sealed under the player's key. The server seals what stands in the plain columns
-- when it starts; they stay empty afterwards.
alter table operator_proposal rename column reason to reason_plain;
alter table operator_proposal rename column decided_reason to decided_reason_plain;
alter table operator_proposal alter column reason_plain drop not null;
alter table operator_proposal add column reason bytea, add column decided_reason bytea;
create index operator_proposal_plain on operator_proposal (id) where reason_plain is not null or decided_reason_plain is not null;

-- The reasons of the audit, sealed as well: the chain covers the sealed bytes, so that it can be followed without keys and after a player was
-- erased. `reason_of` says whose key it is, 0 is the house's. When the server starts it follows the chain as it was and links it anew from the
-- first plain reason on; a chain that is not whole stays as it is.
alter table operator_audit rename column reason to reason_plain;
alter table operator_audit add column reason bytea, add column reason_of bigint;
alter table operator_audit add constraint operator_audit_reason_of check ((reason is null) = (reason_of is null));
create index operator_audit_plain on operator_audit (position) where reason_plain is not null;
