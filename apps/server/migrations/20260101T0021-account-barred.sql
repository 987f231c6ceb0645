-- Players who may not bet at this moment, for functions that decide under lock: a process's own memory of it may be a second old.
create view player_barred as
  select id as player_id, blocked, self_excluded_until
  from player
  where blocked or self_excluded_until > now();
