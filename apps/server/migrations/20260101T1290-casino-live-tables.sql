-- Tables with a betting clock (decision 0081): a bet in a shared round may lie on places of a layout instead of naming a multiple, and a player may place
-- several such bets in a round. The result of their rounds is the number of a result, not hundredths.
alter table casino_shared_bet
  -- Chips on places, as the game's layout has read them; null where a multiple is named.
  add column chips jsonb check (jsonb_typeof(chips) = 'array'),
  drop constraint casino_shared_bet_check1,
  add constraint casino_shared_bet_paid check (
    case when chips is null then (status = 'paid') = (paid_at is not null) else paid_at is null and target is null end
  );
drop index casino_shared_bet_own;
-- One bet on a multiple of a player in a round; who has taken theirs back may bet again.
create unique index casino_shared_bet_own on casino_shared_bet (round_id, player_id) where status <> 'cancelled' and chips is null;
create index casino_shared_bet_placed on casino_shared_bet (round_id, player_id) where chips is not null;
-- The bets of a player, newest first: their history, and how long ago they last staked.
create index casino_shared_bet_player on casino_shared_bet (player_id, id desc);
