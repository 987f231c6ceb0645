-- The secret question: one of the list, or the player's own, sealed. The answer is hashed as a password is.
create table secret_question (
  player_id bigint primary key,
  question_id int,
  own_question bytea,
  answer_hash text not null,
  set_at timestamptz not null default now(),
  check ((question_id is null) <> (own_question is null))
);
-- An address on its way to being the player's, until its code is typed.
create table email_change (
  player_id bigint primary key,
  email text not null check (email = lower(email)),
  began_at timestamptz not null default now()
);
