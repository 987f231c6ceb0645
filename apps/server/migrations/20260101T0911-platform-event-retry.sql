-- What a consumer put aside so that nobody waits for it, but may never lose, is tried again: how often it has been, and when it is next.
alter table event_set_aside
  add column tries int not null default 0,
  add column retry_at timestamptz not null default now();
