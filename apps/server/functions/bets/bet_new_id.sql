-- The number of a bet that is placed at a moment (decision 0054): a number of 15 digits that says neither how many bets there are nor which
-- numbers stand beside it. Its first ten bits are the period of 28 days since 2025, so that what is placed together stands together in every
-- index; the other 38 are drawn. A number is never above 2^49: scripts and spreadsheets keep it exactly.
create or replace function bet_new_id(at timestamptz) returns bigint
language plpgsql
as $$
declare
  period constant bigint := floor(extract(epoch from at - timestamptz '2025-01-01 00:00:00+00') / (28 * 86400));
  number bigint;
begin
  loop
    -- The last twelve hexadecimal digits of a version 4 UUID are 48 drawn bits.
    number := (1::bigint << 48) + ((period & 1023) << 38) + (('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint >> 10);
    exit when not exists (select from bet b where b.id = number);
  end loop;
  return number;
end $$;
