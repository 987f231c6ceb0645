-- Who a player is and how they are reached: sealed under the player's key (feature vault), found again by a keyed hash of the whole e-mail or
-- phone. The keys are not in the database, so the server seals what stands in the plain columns when it starts; they stay empty afterwards.
alter table player drop constraint player_email_key;
alter table player drop constraint player_phone_key;
alter table player rename column email to email_plain;
alter table player rename column phone to phone_plain;
alter table player rename column first_name to first_name_plain;
alter table player rename column last_name to last_name_plain;
alter table player rename column birth_date to birth_date_plain;
alter table player
  add column email bytea,
  add column phone bytea,
  add column first_name bytea,
  add column last_name bytea,
  add column birth_date bytea,
  add column email_hash bytea unique,
  add column phone_hash bytea unique;
-- Empty once everything is sealed: every start looks here.
create index player_plain on player (id)
  where email_plain is not null or phone_plain is not null or first_name_plain is not null or last_name_plain is not null
    or birth_date_plain is not null;
