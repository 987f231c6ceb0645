-- What the house answered to a request, sealed under the player's key, so that it stands beside what was asked.
alter table player_request
  add column answer bytea,
  add column answered_at timestamptz;
