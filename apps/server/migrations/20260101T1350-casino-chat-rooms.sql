-- The chat of tables of shared rounds (decision 0087): who writes there and under which name, what was said in which room, what readers reported,
-- who may not write, whom nobody wants to read, and the words that rooms do not take.
--
-- A person of the chat: `id` is what others see of them, so that no account's number stands on a page.
create table casino_chat_person (
  id bigint generated always as identity primary key,
  player_id bigint not null unique references player (id),
  brand_id int not null,
  name text not null,
  -- The name as it looks: two names that look alike are one.
  skeleton text not null,
  rules_accepted_at timestamptz not null default clock_timestamp(),
  unique (brand_id, skeleton)
);

create table casino_chat_message (
  id bigint generated always as identity primary key,
  brand_id int not null,
  game text not null,
  language text not null,
  player_id bigint not null references player (id),
  -- Named by the page, so that a message whose answer was lost is said once.
  guid text not null,
  text text not null,
  -- The text without what makes two messages differ and yet be the same.
  folded text not null,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by bigint references operator (id),
  check ((removed_at is null) = (removed_by is null)),
  unique (player_id, guid)
);
create index casino_chat_message_room on casino_chat_message (brand_id, game, language, id desc) where removed_at is null;
create index casino_chat_message_player on casino_chat_message (player_id, id desc);
create index casino_chat_message_age on casino_chat_message (created_at);

create table casino_chat_report (
  message_id bigint not null references casino_chat_message (id) on delete cascade,
  -- Who reported it.
  player_id bigint not null references player (id),
  brand_id int not null,
  reason text not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  primary key (message_id, player_id)
);
create index casino_chat_report_waiting on casino_chat_report (brand_id, message_id) where decided_at is null;
create index casino_chat_report_player on casino_chat_report (player_id);

create table casino_chat_mute (
  player_id bigint primary key references player (id),
  -- Null: for good.
  until timestamptz,
  -- Told to the player.
  reason text not null,
  muted_by bigint not null references operator (id),
  muted_at timestamptz not null default clock_timestamp()
);

create table casino_chat_hidden (
  player_id bigint not null references player (id),
  person_id bigint not null references casino_chat_person (id) on delete cascade,
  primary key (player_id, person_id)
);
create index casino_chat_hidden_person on casino_chat_hidden (person_id);

-- Each change is a version: rows are only added. A language without a version has the product's own list.
create table casino_chat_words (
  brand_id int not null,
  language text not null,
  version int not null check (version > 0),
  words text[] not null,
  set_by text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (brand_id, language, version)
);
create trigger permanent before update or delete on casino_chat_words for each row execute function wallet_refuse_change();
