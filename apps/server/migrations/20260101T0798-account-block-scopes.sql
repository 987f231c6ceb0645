-- An operator bars a player from the whole account or from a part of it, for good or until a moment. Whether one stands is told by the row of the
-- player, which is read anyway: who has none costs nothing more. Why and since when stand beside it, the reason sealed under the player's key.
-- 'infinity' is a block without an end.
alter table player
  add column blocked_until timestamptz,
  add column betting_blocked_until timestamptz,
  add column deposits_blocked_until timestamptz,
  add column withdrawals_blocked_until timestamptz;

create table player_block (
  player_id bigint not null,
  scope text not null check (scope in ('login', 'betting', 'deposits', 'withdrawals')),
  reason bytea,
  since timestamptz not null default now(),
  primary key (player_id, scope)
);
insert into player_block (player_id, scope, since) select id, 'login', blocked_at from player where blocked and blocked_at is not null;

-- The server seals what stands here when it starts; it stays empty afterwards.
alter table player drop column blocked_at;
alter table player rename column blocked_reason to blocked_reason_plain;
drop index player_plain;
create index player_plain on player (id)
  where email_plain is not null or phone_plain is not null or first_name_plain is not null or last_name_plain is not null
    or birth_date_plain is not null or blocked_reason_plain is not null;

create or replace view player_barred as
  select id as player_id, blocked and coalesce(blocked_until > now(), true) as blocked, self_excluded_until,
    coalesce(betting_blocked_until > now(), false) as betting_blocked
  from player
  where (blocked and coalesce(blocked_until > now(), true)) or self_excluded_until > now() or betting_blocked_until > now();
