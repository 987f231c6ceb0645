-- From where somebody signed in, and what blocked players say: sealed under the player's key. The server seals what stands in the plain columns when
-- it starts; they stay empty afterwards.
alter table session rename column ip to ip_plain;
alter table session rename column user_agent to user_agent_plain;
alter table session alter column ip_plain drop not null, alter column user_agent_plain drop not null;
alter table session add column ip bytea, add column user_agent bytea;
create index session_plain on session (id) where ip_plain is not null or user_agent_plain is not null;

alter table block_appeal rename column words to words_plain;
alter table block_appeal rename column answer to answer_plain;
alter table block_appeal alter column words_plain drop not null;
alter table block_appeal add column words bytea, add column answer bytea;
create index block_appeal_plain on block_appeal (id) where words_plain is not null or answer_plain is not null;

-- Of each block one appeal waits at a time.
alter table block_appeal
  add column scope text not null default 'login' check (scope in ('login', 'betting', 'deposits', 'withdrawals'));
drop index block_appeal_open;
create unique index block_appeal_open on block_appeal (player_id, scope) where decided_at is null;

-- A trusted browser is known by its token: nobody read what it calls itself.
alter table trusted_device drop column user_agent;
