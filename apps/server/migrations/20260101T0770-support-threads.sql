-- What players and the house write to each other: requests, and chats with a consultant. Words and pictures are sealed under the player's
-- key (feature vault).
create table support_thread (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('request', 'chat')),
  topic text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- Who has taken it: nobody else answers.
  operator_id bigint,
  opened_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  player_typing_at timestamptz
);
create index support_thread_player on support_thread (player_id, changed_at desc);
create index support_thread_running on support_thread (changed_at) where status <> 'closed';
-- A player has one chat at a time.
create unique index support_thread_chat on support_thread (player_id) where kind = 'chat' and status <> 'closed';

create table support_post (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_thread (id),
  player_id bigint not null,
  author text not null check (author in ('player', 'operator')),
  operator_id bigint,
  body bytea not null,
  -- What is sent again under one key is written once.
  once_key text not null,
  at timestamptz not null default now()
);
create index support_post_thread on support_post (thread_id, id);
create unique index support_post_once on support_post (player_id, author, once_key);

create table support_file (
  id text primary key,
  post_id bigint not null references support_post (id),
  player_id bigint not null,
  image bytea not null,
  width int not null,
  height int not null
);
create index support_file_post on support_file (post_id);
