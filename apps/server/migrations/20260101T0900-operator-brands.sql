-- An operator works for chosen brands; null stands for every one.
alter table operator add column brand_ids int[] check (cardinality(brand_ids) > 0);
update operator set brand_ids = array[brand_id] where brand_id is not null;
alter table operator drop column brand_id;
