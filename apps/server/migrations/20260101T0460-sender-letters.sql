-- Letters to players: mail, short messages, messengers. Written in the transaction of what they tell; carried away afterwards, or, where no
-- carrier of a channel is configured, kept for development to look at.
create table letter (
  id bigint generated always as identity primary key,
  player_id bigint,
  channel text not null check (channel in ('mail', 'sms', 'messenger')),
  address text not null,
  language text not null,
  template text not null,
  subject text not null,
  body text not null,
  -- [{name, contentType, text}]
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts smallint not null default 0,
  due_at timestamptz not null default now()
);
create index letter_due on letter (channel, due_at) where sent_at is null;
