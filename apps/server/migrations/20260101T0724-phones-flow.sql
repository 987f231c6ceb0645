-- How far a player has come in adding or changing the phone. The server keeps the step: none is left out, repeated or taken in another order.
create table phone_flow (
  player_id bigint primary key,
  kind text not null check (kind in ('add', 'change')),
  step text not null check (step in ('confirm-code', 'check-code', 'answer-question', 'new-number', 'confirm-number')),
  -- To be confirmed; digits with the calling code.
  new_phone text,
  wrong_answers smallint not null default 0,
  began_at timestamptz not null default now(),
  ends_at timestamptz not null
);
