-- Writes a commitment into the public log in the transaction that makes it (decision 0082). Trigger function; its arguments are the kind and the
-- column that holds the hash. A hash that is in the log already stays where it is.
create or replace function commitment_log() returns trigger
language plpgsql
as $$
begin
  insert into commitment (kind, promise) values (tg_argv[0], to_jsonb(new) ->> tg_argv[1]) on conflict (promise) do nothing;
  return null;
end $$;

-- Beside the function, since migrations run before functions are there.
create or replace trigger commitment_log after insert on casino_seed
  for each row execute function commitment_log('seed-pair', 'seed_hash');
create or replace trigger commitment_log after insert on casino_chain
  for each row execute function commitment_log('chain', 'promise');
create or replace trigger commitment_log after insert on lottery_draw
  for each row execute function commitment_log('lottery-draw', 'seed_hash');
create or replace trigger commitment_log after insert on bingo_game
  for each row execute function commitment_log('bingo-game', 'seed_hash');
create or replace trigger commitment_log after insert on casino_jackpot
  for each row when (new.promise is not null) execute function commitment_log('jackpot', 'promise');

-- Commitments that are older than the triggers, at the first start with them. Nobody adds to the tables until the transaction with the triggers ends:
-- none slips between.
insert into commitment (kind, promise)
select kind, promise
from (
  select 1 as part, id, 'seed-pair' as kind, seed_hash as promise from casino_seed
  union all select 2, id, 'chain', promise from casino_chain
  union all select 3, id, 'lottery-draw', seed_hash from lottery_draw
  union all select 4, id, 'bingo-game', seed_hash from bingo_game
) older
where not exists (select from commitment)
order by part, id
on conflict (promise) do nothing;
