-- What happened on a day (UTC), by brand, country and currency: written by the consumer of events "daily-report" alone, and rebuilt from nothing
-- else. Currency '' where no money moved. Amounts in minor units.
create table reports_day (
  brand_id integer not null,
  day date not null,
  country_id integer not null,
  currency text not null,
  figure text not null,
  times bigint not null,
  amount_minor bigint not null,
  primary key (brand_id, day, country_id, currency, figure)
);

-- What of a bet's payout is in the report: a result that comes after another one counts by the difference.
create table reports_bet (
  bet_id bigint primary key,
  paid_minor bigint not null
);
