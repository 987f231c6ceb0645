-- The archive of results: every match that the running system has seen to its end. What a source knows of the time before is read from it.

create table played_match (
  match_id bigint primary key,
  sport int not null,
  champ_id int not null,
  -- Ids of both sides, or of the event and its runners.
  competitors int[] not null,
  starts_at timestamptz not null,
  status text not null,
  is_virtual boolean not null,
  -- Names of both sides and of the championship in every language, lower case: for the search.
  words text not null,
  -- Fixture and MatchFacts of packages/feed; of the incidents those that decided something. Never searched inside, hence not jsonb.
  fixture json not null,
  facts json not null,
  stored_at timestamptz not null default now()
);
-- Pages go by start and id, newest first, over everything or within a sport, a championship, a side.
create index played_match_start on played_match (starts_at desc, match_id desc);
create index played_match_sport on played_match (sport, starts_at desc, match_id desc);
create index played_match_champ on played_match (champ_id, starts_at desc, match_id desc);
create index played_match_competitor on played_match using gin (competitors);
