-- The payment consultant: requests of players about payments. A request is a thread of support whose topic is `payment`; what the player says of its
-- payments is sealed under the player's key (feature vault).
create table support_payment_query (
  thread_id bigint primary key references support_thread (id),
  player_id bigint not null,
  topic text not null,
  -- What is asked of the request as a whole.
  asked text[] not null default '{}',
  -- JSON of what was said.
  facts bytea
);

create table support_query_payment (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_payment_query (thread_id),
  player_id bigint not null,
  -- Null: the history does not show it.
  payment_id text,
  asked text[] not null default '{}',
  facts bytea,
  finding text check (finding in ('settled', 'under-way', 'not-received', 'refused'))
);
create index support_query_payment_thread on support_query_payment (thread_id, id);
create unique index support_query_payment_once on support_query_payment (thread_id, payment_id) where payment_id is not null;
