-- The key under which a player's personal data is sealed, itself wrapped by the house's key, which is not in the database. Erasing a
-- player is erasing the key: what was sealed under it stays unreadable wherever a copy of it lies.
create table player_key (
  player_id bigint primary key,
  -- Null once it is shredded; the row stays, so that no new key is made in silence.
  wrapped bytea,
  -- First bytes of the hash of the house's key that wraps it.
  wrapped_by text not null,
  made_at timestamptz not null default now(),
  shredded_at timestamptz
);
create index player_key_wrapped_by on player_key (wrapped_by) where wrapped is not null;
