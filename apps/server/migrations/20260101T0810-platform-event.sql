-- What happens, written in the transaction of the fact and kept: every consumer reads it in one order from a cursor of its own. Takes the place
-- of the outbox, whose rows were gone once a bus had them. Never NOTIFY inside a bet's transaction: it serialises all commits.
create table event (
  id bigint generated always as identity primary key,
  -- Numbers are drawn before commits: only what every running transaction began after is in its final order.
  xid xid8 not null default pg_current_xact_id(),
  player_id bigint,
  body jsonb not null,
  kind text not null generated always as (body ->> 'kind') stored,
  created_at timestamptz not null default now()
);
create index event_order on event (xid, id);
create index event_player on event (player_id) where player_id is not null;

-- How far a consumer has come, and how often it has failed at what comes next.
create table event_cursor (
  consumer text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0,
  tries int not null default 0,
  failure text,
  retry_at timestamptz not null default now()
);

-- Events that a consumer failed at again and again, so that those behind them could be taken.
create table event_set_aside (
  consumer text not null,
  event_id bigint not null references event (id) on delete cascade,
  failure text not null,
  set_aside_at timestamptz not null default now(),
  primary key (consumer, event_id)
);

-- What was not carried yet; news of single bets have another shape now.
insert into event (player_id, body)
  select substring(o.subject from 'news\.player\.(\d+)')::bigint,
    case when m.one ->> 'kind' = 'bet'
      then jsonb_build_object('kind', 'bets-changed', 'change', 'settled', 'bets', jsonb_build_array(m.one - 'kind')) else m.one end
  from outbox o cross join lateral jsonb_array_elements(
    case jsonb_typeof(o.message) when 'array' then o.message else jsonb_build_array(o.message) end) m (one)
  where o.subject like 'news.player.%'
  order by o.id;
insert into event (player_id, body)
  select (o.message ->> 'playerId')::bigint, jsonb_build_object('kind', 'play-stopped', 'reason', o.message ->> 'reason')
  from outbox o where o.subject = 'news.play-stopped' order by o.id;
drop table outbox;
