-- Rule 4: a runner taken out of a race lowers what bets taken before pay on the others. The message is kept with the results.
alter table market_result drop constraint market_result_kind_check;
alter table market_result add constraint market_result_kind_check
  check (kind in ('settled', 'rolled-back', 'cancelled', 'cancel-rolled-back', 'withdrawn'));
-- Percent of the leg's winnings that withdrawals after the bet take.
alter table bet_leg add column deduction_percent smallint not null default 0 check (deduction_percent between 0 and 90);
