-- How a player can be known besides the number: a login of their own, an address and a phone that were confirmed by a code. An unconfirmed
-- address belongs to nobody yet: whoever confirms it takes it over.
alter table player add column login text unique check (login ~ '^[a-z][a-z0-9._-]{2,31}$');
alter table player add column email_login boolean not null default true;
alter table player add column password_changed_at timestamptz not null default now();
-- Codes may go to messengers instead of short messages.
alter table player add column codes_by_messenger boolean not null default false;
alter table player add column region_id int;
alter table player add column city_id int;
-- Address and papers: JSON sealed under the player's key (feature vault).
alter table player add column details bytea;
-- Currency accounts that their player has put away. The account itself stays: its postings are history.
create table closed_account (
  account_id bigint primary key,
  player_id bigint not null,
  closed_at timestamptz not null default now()
);
