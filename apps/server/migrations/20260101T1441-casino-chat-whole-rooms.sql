-- Operators read rooms whole, with what was removed: one index serves them and the rooms as players read them, in which little is removed.
create index casino_chat_message_whole_room on casino_chat_message (brand_id, game, language, id desc);
drop index casino_chat_message_room;
