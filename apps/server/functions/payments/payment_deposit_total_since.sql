-- Paid in since a moment, and what is on its way: a deposit that was begun counts until it fails, so that many at once cannot pass a limit.
create or replace function payment_deposit_total_since(who bigint, since timestamptz) returns table (currency text, amount_minor bigint)
language sql
as $$
  select p.currency, sum(p.amount_minor)::bigint from payment p
  where p.player_id = who and p.direction = 'deposit' and (p.finished_at is null or p.status = 'paid' and p.finished_at >= since)
  group by 1
$$;
