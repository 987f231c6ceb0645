-- Campaigns of free rounds in providers' games (decision 0075): who may play how many, and each that was played.
create table free_round_campaign (
  id bigint generated always as identity primary key,
  brand_id integer not null,
  provider text not null,
  game text not null,
  name text not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  rounds integer not null check (rounds > 0),
  ends_at timestamptz not null,
  -- Ended by an operator before its time.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (provider, game) references provider_game (provider, code)
);
create index free_round_campaign_brand on free_round_campaign (brand_id, id);

-- A player's part of a campaign; the provider knows it by `reward`.
create table free_round_reward (
  reward uuid primary key default gen_random_uuid(),
  campaign_id bigint not null references free_round_campaign,
  player_id bigint not null,
  -- The player's own account that the provider knows them by.
  account_id bigint not null,
  -- When the provider was told of it, and of its end where that came early.
  told_at timestamptz,
  taken_back_at timestamptz,
  unique (campaign_id, player_id)
);
create index free_round_reward_player on free_round_reward (player_id);
create index free_round_reward_untold on free_round_reward (campaign_id) where told_at is null;

-- The stakes and wins of free rounds, by the movements' names in the wallet. A stake that was taken back is not there.
create table free_round_movement (
  source text not null,
  name text not null,
  reward uuid not null references free_round_reward,
  kind text not null check (kind in ('stake', 'win')),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (source, name)
);
create index free_round_movement_reward on free_round_movement (reward);
