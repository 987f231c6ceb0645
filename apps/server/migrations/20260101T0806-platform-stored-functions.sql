-- The functions of the database stand as files in `functions/`; this says which text of each runs. From here on no migration makes or changes
-- a function: those of earlier ones are replaced by the files.
create table stored_function (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
