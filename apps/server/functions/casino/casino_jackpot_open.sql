-- Lets the first pot of a tier fill: the house puts up its seed. Pots that follow are opened by the round that empties the one before. The caller
-- sees to it that no pot of the tier fills.
create or replace function casino_jackpot_open(which bigint) returns void
language plpgsql
as $$
declare
  pot casino_jackpot;
begin
  update casino_jackpot j set status = 'filling', amount_minor = j.seed_minor, opened_at = clock_timestamp()
    where j.id = which and j.status = 'waiting' returning j.* into strict pot;
  if pot.seed_minor > 0 then
    perform ledger_post(array['jackpot-' || pot.id || '-seed'], array['jackpot-seed'], array[1, 1],
      array[ledger_house_account('house-bonus', pot.currency, pot.brand_id), ledger_house_account('house-game-jackpots', pot.currency, pot.brand_id)],
      array[-pot.seed_minor, pot.seed_minor]);
  end if;
end $$;
