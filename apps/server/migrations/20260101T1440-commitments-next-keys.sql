-- Keys that sign the public log follow each other (decision 0077): each signs from an instant on, until that of the next one. A key that is planned stands here, and is
-- published, before it signs. Those that are there signed from the moment that they were made.
alter table commitment_key add column signs_from timestamptz;
alter table commitment_key disable trigger permanent;
update commitment_key set signs_from = made_at;
alter table commitment_key enable trigger permanent;
alter table commitment_key alter column signs_from set not null;
alter table commitment_key add unique (signs_from);
-- Nobody says afterwards that a key signed before it was there.
alter table commitment_key add check (signs_from >= made_at);
