-- The number of a round that is played at a moment: of 15 digits and drawn, as a bet's is (bet_new_id, decisions 0054 and 0074). It says neither
-- how many rounds there are nor which numbers stand beside it; its first ten bits are the period of 28 days since 2025.
create or replace function casino_new_round_id(at timestamptz) returns bigint
language plpgsql
as $$
declare
  period constant bigint := floor(extract(epoch from at - timestamptz '2025-01-01 00:00:00+00') / (28 * 86400));
  number bigint;
begin
  loop
    -- The last twelve hexadecimal digits of a version 4 UUID are 48 drawn bits.
    number := (1::bigint << 48) + ((period & 1023) << 38) + (('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint >> 10);
    exit when not exists (select from casino_round r where r.id = number);
  end loop;
  return number;
end $$;
