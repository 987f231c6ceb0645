-- How much of a brand's players waits for operators, by queue: numbers alone, each by the index that its own queue is read by.
create or replace function console_waiting(brand int) returns table (queue text, waiting int)
language sql stable
as $$
  select 'withdrawals', count(*)::int from payment p join withdrawal w on w.payment_id = p.id
    where p.direction = 'withdrawal' and p.status = 'requested' and p.finished_at is null
      and p.player_id in (select player_id from player_brand where brand_id = brand)
  union all select 'documents', count(*)::int from identity_document where status = 'review'
      and player_id in (select player_id from player_brand where brand_id = brand)
  union all select 'proposals', count(*)::int from manual_adjustment where status = 'open' and expires_at > now()
      and player_id in (select player_id from player_brand where brand_id = brand)
  union all select 'bids', count(*)::int from bid where status = 'waiting'
      and player_id in (select player_id from player_brand where brand_id = brand)
  union all select setting, count(*)::int from setting_proposal
    where brand_id = brand and status = 'open' and expires_at > now() group by setting
  union all select 'chat-reports', count(distinct message_id)::int from casino_chat_report
    where brand_id = brand and decided_at is null
  union all select 'support', count(*)::int from support_thread where status = 'open'
      and player_id in (select player_id from player_brand where brand_id = brand)
  union all select 'requests', count(*)::int from support_request where status = 'open'
      and player_id in (select player_id from player_brand where brand_id = brand)
  union all select 'appeals', count(*)::int from block_appeal where decided_at is null
      and player_id in (select player_id from player_brand where brand_id = brand)
$$;
