-- Best odds guaranteed (decision 0093): a runner's starting price is kept with the results, and a leg that it pays more for follows it.
alter table settlement_message drop constraint market_result_kind_check;
alter table settlement_message add constraint settlement_message_kind_check
  check (kind in ('settled', 'rolled-back', 'cancelled', 'cancel-rolled-back', 'withdrawn', 'started'));
-- Thousandths; null where the price taken is the better one, or there is no other.
alter table bet_leg add column starting_odds int check (starting_odds > 1000);
