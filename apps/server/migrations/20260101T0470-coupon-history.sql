-- Who saved which coupon: a player's own coupon history. The coupon itself is kept once, whoever saves it.
create table coupon_kept (
  player_id bigint not null,
  guid text not null,
  kept_at timestamptz not null default now(),
  primary key (player_id, guid)
);
