-- What a letter says and to whom, as JSON sealed under the key of its player, or of the house where it is to nobody. The server seals the
-- letters that were written before when it starts.
alter table letter add column content bytea;
alter table letter alter column address drop not null;
alter table letter alter column subject drop not null;
alter table letter alter column body drop not null;
alter table letter alter column attachments drop not null;
alter table letter alter column attachments drop default;
create index letter_plain on letter (id) where content is null;
