-- A group of sites (`groupId` of the feed's calls) shares a configuration; a brand is in one of them.
alter table brand add column group_id int not null default 1 check (group_id > 0);

-- A setting is a brand's, a group's, or for all of them.
alter table site_setting add column group_id int, add check (brand_id is null or group_id is null);
drop index site_setting_newest;
create index site_setting_newest on site_setting (name, brand_id, group_id, country, language, device, id desc);
