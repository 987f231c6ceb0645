-- How accounts came to be, what was agreed to, and addresses that wait to be confirmed.
create table registration_record (
  player_id bigint primary key,
  kind text not null,
  promo_code text,
  bonus text not null,
  -- Sealed under the player's key: what was given beyond the columns of the player, as JSON.
  details bytea,
  -- When the reminder to confirm an address comes again.
  popup_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- Evidence: rows are only ever added. `version` is that of the text which was agreed to.
create table consent (
  id bigint generated always as identity primary key,
  player_id bigint,
  subject text not null check (subject in ('terms', 'adult', 'marketing', 'cookies')),
  version text not null,
  level smallint not null,
  language text not null,
  ip text not null,
  user_agent text not null,
  given_at timestamptz not null default now()
);
create index consent_player on consent (player_id, subject, id desc) where player_id is not null;

create table activation (
  id text primary key,
  player_id bigint not null,
  channel text not null check (channel in ('mail', 'sms')),
  address text not null,
  token_hash bytea not null,
  code_hash bytea not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  done_at timestamptz
);
create index activation_player on activation (player_id, created_at desc);

-- Registration by the first deposit: an order of the bank, and whom the bank has named for it.
create table bank_order (
  id text primary key,
  -- Of the browser that began: nobody else ends it.
  browser_hash bytea not null,
  country_id int not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  language text not null,
  ip text not null,
  user_agent text not null,
  marketing boolean not null,
  promo_code text,
  bonus text not null,
  return_path text not null,
  player_id bigint,
  is_new boolean,
  refused text,
  status text not null default 'begun' check (status in ('begun', 'identified', 'refused', 'paid', 'cancelled')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  signed_in_at timestamptz
);

-- Whom a bank knows as which player. The person's name at the bank is kept as a keyed hash.
create table bank_identity (
  subject_hash bytea primary key,
  player_id bigint not null unique,
  created_at timestamptz not null default now()
);
