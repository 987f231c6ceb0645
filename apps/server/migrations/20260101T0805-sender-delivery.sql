-- What a carrier calls a letter that it took, and what has become of it: 'on-its-way' until it tells, then 'delivered' or 'failed'; 'refused'
-- was never taken and is not tried again. Null: not sent, or by a carrier that does not tell.
alter table letter add column reference text;
alter table letter add column delivery text check (delivery in ('on-its-way', 'delivered', 'failed', 'refused'));
create index letter_undecided on letter (channel, sent_at) where delivery = 'on-its-way';
