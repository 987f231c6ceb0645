-- Rake and buy-ins of cash tables are versions that two operators set (decision 0091): a table's row has what holds, `setting_version` all that did.
alter table poker_table add column terms_version int not null default 1 check (terms_version > 0);
insert into setting_version (brand_id, setting, subject, version, value)
  select brand_id, 'poker-tables', name, 1,
    jsonb_build_object('ratePpm', rake_ppm, 'caps', rake_caps, 'minBuyIn', min_buy_in, 'maxBuyIn', max_buy_in)
  from poker_table where sit_go_id is null;

-- The version that a hand was dealt by; null at the tables of sit-and-gos.
alter table poker_hand add column terms_version int check (terms_version > 0);
update poker_hand set terms_version = 1 where table_id in (select id from poker_table where sit_go_id is null);
