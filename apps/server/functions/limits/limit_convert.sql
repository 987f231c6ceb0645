-- An amount in another currency, in minor units. Rounded up: a limit is not escaped by small amounts.
create or replace function limit_convert(amount bigint, source text, target text) returns bigint
language sql stable
as $$
  select case when source = target then amount
    else (select ceil(amount::numeric * t.unit_minor / s.unit_minor)::bigint from limit_currency_unit s, limit_currency_unit t where s.currency = source and t.currency = target) end
$$;
