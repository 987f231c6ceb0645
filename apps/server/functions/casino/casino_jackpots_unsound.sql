-- Brands and currencies whose pots do not hold together what the ledger has for them: a rule of the ledger's check.
create or replace function casino_jackpots_unsound() returns table (what text)
language sql stable
as $$
  select p.brand_id || ' ' || p.currency || ': ' || p.held || ' against ' || p.posted
  from (
    select a.brand_id, a.currency, coalesce(sum(e.amount_minor), 0) as posted,
      (select coalesce(sum(j.amount_minor), 0) from casino_jackpot j
       where j.brand_id = a.brand_id and j.currency = a.currency and j.status = 'filling') as held
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    where a.kind = 'house-game-jackpots' group by a.id, a.brand_id, a.currency
  ) p
  where p.held <> p.posted
$$;
