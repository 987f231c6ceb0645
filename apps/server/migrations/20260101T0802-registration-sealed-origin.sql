-- From where somebody agreed or began to register: sealed under the player's key, or the house's where nobody is known yet. Orders of the bank
-- live for an hour: theirs is forgotten. The server seals what stands in the plain columns when it starts; they stay empty afterwards.
alter table consent rename column ip to ip_plain;
alter table consent rename column user_agent to user_agent_plain;
alter table consent alter column ip_plain drop not null, alter column user_agent_plain drop not null;
alter table consent add column ip bytea, add column user_agent bytea;
create index consent_plain on consent (id) where ip_plain is not null or user_agent_plain is not null;

alter table bank_order drop column ip, drop column user_agent;
alter table bank_order add column ip bytea, add column user_agent bytea;
