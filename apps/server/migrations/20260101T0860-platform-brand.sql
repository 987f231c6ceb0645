-- A brand is a site of its own over the same installation: players, money and settings are its own. What was there before is the first one's.
create table brand (
  id int primary key check (id > 0),
  name text not null,
  -- Null: the installation's own address.
  public_url text,
  hosts text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Never overwritten: of the rows of one scope the newest counts. A scope's null stands for all; a value of null leaves it to the wider scope.
create table site_setting (
  id bigint generated always as identity primary key,
  brand_id int,
  country text,
  language text,
  device text,
  name text not null,
  value jsonb,
  set_by text not null,
  set_at timestamptz not null default now()
);
create index site_setting_newest on site_setting (name, brand_id, country, language, device, id desc);

alter table player add column brand_id int not null default 1;
alter table player
  drop constraint player_login_key,
  drop constraint player_email_hash_key,
  drop constraint player_phone_hash_key;
create unique index player_login on player (brand_id, login);
create unique index player_email_hash on player (brand_id, email_hash);
create unique index player_phone_hash on player (brand_id, phone_hash);

-- A player's accounts are their brand's; the house has accounts of its own for each.
alter table account add column brand_id int not null default 1;
drop index account_house_kind;
create unique index account_house_kind on account (brand_id, kind, currency) where player_id is null;

-- Null: works for every brand.
alter table operator add column brand_id int;

-- At whose site somebody pays and plays.
alter table bank_order add column brand_id int not null default 1;

-- Whose letter it is: its sender's name and address.
alter table letter add column brand_id int not null default 1;

-- Whose player somebody is, for whoever has to keep brands apart without knowing more of players.
create view player_brand as select id as player_id, brand_id from player;
