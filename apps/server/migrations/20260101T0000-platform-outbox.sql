-- News written in the same transaction as the fact; a relay carries them to the bus afterwards. Never NOTIFY inside a bet's
-- transaction: it serialises all commits.
create table outbox (
  id bigint generated always as identity primary key,
  subject text not null check (subject like 'news.%'),
  message jsonb not null,
  created_at timestamptz not null default now()
);

-- Keys that all processes share (signatures of tokens and webhooks), made at the first start.
create table secret (
  name text primary key,
  value bytea not null
);
