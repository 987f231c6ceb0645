-- Countries whose law lets nobody play before they are identified. Written by the program at its start, from the packs of jurisdictions, so that the
-- database judges a stake by them in the transaction that takes it (limit_find_bar).
create table limit_identified_country (
  country_id int primary key
);
