-- Sessions are rows, so that one can be ended from anywhere; tokens only carry their ids.
create table session (
  id text primary key,
  player_id bigint not null,
  language text not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
) with (fillfactor = 80);
create index session_player on session (player_id, created_at desc);
