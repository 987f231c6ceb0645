-- Used of a kind since a moment: minor units of `unit`, or milliseconds of sessions. Never below 0.
create or replace function limit_usage(who bigint, wanted text, since timestamptz, unit text) returns bigint
language sql
as $$
  select greatest(0, case wanted
    when 'deposit' then (select coalesce(sum(limit_convert(d.amount_minor, d.currency, unit)), 0) from payment_deposit_total_since(who, since) d)
    when 'session' then session_time_ms(who, since)
    else (
      select coalesce(sum(limit_convert(p.amount, p.currency, unit)), 0) from (
        select w.currency, -sum(w.amount_minor)::bigint as amount
        from wallet_play_entries_since(who, since) w join limit_ledger_role r on r.kind = w.kind
        where r.role = 'stake' or wanted = 'loss'
        group by 1
      ) p
    ) end)::bigint
$$;
