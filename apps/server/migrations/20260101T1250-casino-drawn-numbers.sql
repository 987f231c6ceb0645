-- Rounds get drawn numbers (functions/casino/casino_new_round_id.sql, decision 0074): what is newest is told by the time at which it was
-- played, and of rounds that were played in one statement by their seeds and nonces. Rounds from before keep their numbers.
alter table casino_round alter column id drop identity;
drop index casino_round_player;
create index casino_round_newest on casino_round (player_id, started_at, seed_id, nonce);
