-- What players marked. Ids of the feed, which forgets matches in time: no foreign keys.
create table favorite (
  player_id bigint not null,
  kind text not null check (kind in ('games', 'championships', 'teams')),
  id bigint not null,
  added_at timestamptz not null default now(),
  primary key (player_id, kind, id)
);
