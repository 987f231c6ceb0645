-- Accounts are opened in more ways; an address counts once its owner has shown to read what is sent there; a block says why.
alter table player drop constraint player_kind_check;
alter table player add constraint player_kind_check
  check (kind in ('fast', 'phone', 'full', 'social', 'short', 'v1-full', 'custom', 'pay-and-play', 'demo'));
alter table player
  add column if not exists email_confirmed_at timestamptz,
  add column if not exists phone_confirmed_at timestamptz,
  add column if not exists blocked_reason text,
  add column if not exists blocked_at timestamptz;
