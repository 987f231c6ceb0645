-- Who wants to be told of what in which match, and what has been told.

create table match_subscription (
  match_id bigint not null,
  player_id bigint not null,
  events text[] not null check (cardinality(events) > 0),
  -- Consent to have the news in the inbox too.
  inbox boolean not null,
  -- In which the news are written.
  language text not null,
  saved_at timestamptz not null default now(),
  primary key (match_id, player_id)
);
create index match_subscription_player on match_subscription (player_id, saved_at desc);

-- One row for each thing told of a match: several processes hear of it, one tells it, and a restart tells nothing twice.
create table match_notice (
  match_id bigint not null,
  -- The event and which of its kind: 'goal:2:1', 'period:1', 'end'.
  notice text not null,
  told_at timestamptz not null default now(),
  primary key (match_id, notice)
);
