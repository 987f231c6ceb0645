-- Jackpots of providers as they tell them (decision 0099): the provider's money, of which nothing stands in the ledger. A provider's rows are replaced
-- each time it is asked.
create table provider_jackpot (
  provider text not null references game_provider,
  jackpot text not null,
  name text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- The provider's own time of the amount, at most ours of reading it.
  amount_at timestamptz not null,
  read_at timestamptz not null,
  -- Codes of its games that can win it.
  games text[] not null,
  primary key (provider, jackpot)
);
