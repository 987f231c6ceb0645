-- The most that one bet of a player may stake, set by the house's risk, in minor units of the base currency.
alter table player add column most_stake_minor bigint check (most_stake_minor > 0);
