-- Players. Identifiers to sign in with are unique where they exist; e-mails are kept in lower case, phones as digits.
create table player (
  id bigint generated always as identity (start with 1000001) primary key,
  kind text not null check (kind in ('fast', 'phone', 'full', 'demo')),
  password_hash text not null,
  email text unique check (email = lower(email)),
  phone text unique check (phone ~ '^\d{6,20}$'),
  first_name text,
  last_name text,
  birth_date date,
  country_id int not null,
  language text not null,
  -- Of the account that bets and deposits use.
  active_account_id bigint,
  blocked boolean not null default false,
  self_excluded_until timestamptz,
  adult_confirmed_at timestamptz not null,
  terms_accepted_at timestamptz not null,
  registered_at timestamptz not null default now()
);
