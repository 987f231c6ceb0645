-- What a player has chosen in the office. Absent: the default of the setting.
create table player_setting (
  player_id bigint not null,
  setting_id int not null,
  value text not null,
  set_at timestamptz not null default now(),
  primary key (player_id, setting_id)
);
-- Sports that a player does not want to be shown.
create table disallowed_sport (
  player_id bigint not null,
  kind text not null check (kind in ('line', 'live')),
  sport_id int not null,
  primary key (player_id, kind, sport_id)
);
-- The number to be said at a cash desk; told once, kept as a hash.
create table player_pin (
  player_id bigint primary key,
  pin_hash text not null,
  made_at timestamptz not null default now()
);
-- What players write to the house: requests, ideas, for conversion of an account. Texts are sealed under the player's key.
create table player_request (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('admin', 'idea', 'convert')),
  body bytea not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  at timestamptz not null default now()
);
create index player_request_player on player_request (player_id, id desc);
-- Data of papers that a player has named, sealed; one row a kind of paper.
create table required_document (
  player_id bigint not null,
  document_type text not null,
  fields bytea not null,
  saved_at timestamptz not null default now(),
  primary key (player_id, document_type)
);
