-- What players hand in to prove who they are. Everything personal is sealed under the player's key (feature vault).
create table identity_document (
  id text primary key,
  player_id bigint not null,
  kind text not null,
  country text not null,
  status text not null default 'draft' check (status in ('draft', 'review', 'approved', 'rejected', 'expired')),
  fields bytea not null,
  reason text,
  note text,
  created_at timestamptz not null default now(),
  -- Handed in; the order in which operators decide.
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by bigint,
  -- Of a document that runs out; approved ones expire then.
  valid_until date
);
create index identity_document_player on identity_document (player_id, created_at desc);
create index identity_document_waiting on identity_document (submitted_at) where status = 'review';
create index identity_document_ending on identity_document (valid_until) where status = 'approved';

create table identity_photo (
  id text primary key,
  document_id text not null references identity_document (id),
  player_id bigint not null,
  image bytea not null,
  width int not null,
  height int not null,
  taken_at timestamptz not null default now()
);
create index identity_photo_document on identity_photo (document_id, taken_at);

-- A check by somebody else: a widget's, a provider's page, a signature by phone.
create table identity_session (
  id text primary key,
  player_id bigint not null,
  flow text not null,
  -- The provider's own name of it, and what was asked to be signed; sealed with whom it is about.
  secret bytea not null,
  status text not null default 'running' check (status in ('running', 'verified', 'failed')),
  reason text,
  provider_reason text,
  document_id text references identity_document (id),
  sequence int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  finished_at timestamptz
);
create index identity_session_player on identity_session (player_id, created_at desc);

create table identity_event (
  event_id text primary key,
  session_id text not null references identity_session (id),
  body_hash text not null,
  received_at timestamptz not null default now()
);

create table identity_standing (
  player_id bigint primary key,
  status text not null check (status in ('none', 'pending', 'verified', 'failed')),
  verified_at timestamptz,
  -- By which flow.
  flow text
);
