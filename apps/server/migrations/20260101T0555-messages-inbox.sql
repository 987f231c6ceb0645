-- The players' inbox. A message is either a text of the dictionaries, said again in the language of whoever reads it, or words as written.

create table message (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  topic text not null,
  -- A text of the dictionaries: `message.<key>.title` and `message.<key>.text` with these arguments.
  text_key text,
  args jsonb,
  title text,
  body text,
  link text,
  -- Whoever sends the same thing twice under one key sends it once.
  once_key text,
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  check ((text_key is null) = (title is not null and body is not null))
);
create index message_player on message (player_id, id desc);
create index message_unread on message (player_id) where read_at is null;
create unique index message_once on message (player_id, once_key) where once_key is not null;
