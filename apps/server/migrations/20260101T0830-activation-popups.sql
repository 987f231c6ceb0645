-- When a player is reminded again to confirm an address is a matter of the confirmation, not of how the account came to be.
create table activation_popup (
  player_id bigint primary key,
  popup_at timestamptz not null
);
insert into activation_popup (player_id, popup_at) select player_id, popup_at from registration_record;
alter table registration_record drop column popup_at;
