-- What was changed about the security of an account. Some changes pause withdrawals for a while: the pause follows from the rows.
create table security_change (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  change text not null,
  ip text not null,
  user_agent text not null,
  at timestamptz not null default now()
);
create index security_change_player on security_change (player_id, id desc);
