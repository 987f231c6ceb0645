-- Challenges and tokens of the captcha carry what they are, sealed; the database only remembers which of them have been used, until they
-- would have ended anyway.
create table captcha_spent (
  id text primary key,
  ends_at timestamptz not null
);
create index captcha_spent_ends on captcha_spent (ends_at);
