-- From where the security of an account was changed: sealed under the player's key. The server seals what stands in the plain columns when it
-- starts; they stay empty afterwards.
alter table security_change rename column ip to ip_plain;
alter table security_change rename column user_agent to user_agent_plain;
alter table security_change alter column ip_plain drop not null, alter column user_agent_plain drop not null;
alter table security_change add column ip bytea, add column user_agent bytea;
create index security_change_plain on security_change (id) where ip_plain is not null or user_agent_plain is not null;
