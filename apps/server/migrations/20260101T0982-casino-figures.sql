-- What finished rounds have returned, by brand, game and day: what the lobby shows as the observed return, added up by events instead of going
-- through the rounds. A round counts by its return in millionths of its stake, whatever its currency: with the sum of these and of their
-- squares the mean is known, and how far it may be from the truth.
create table casino_figure (
  brand_id int not null,
  game text not null,
  day date not null,
  rounds bigint not null,
  returns_ppm numeric not null,
  squares_ppm numeric not null,
  primary key (brand_id, game, day)
);

-- Who set a version of a table; null for the first.
alter table casino_table add column set_by text;
