-- Tells in the transaction that changes a queue of the console that it changed (decision 0040). Trigger function; its argument is the queue, or the row's own
-- `setting` where it has none.
create or replace function console_queue_changed() returns trigger
language plpgsql
as $$
begin
  insert into event (player_id, body)
    values (null, jsonb_build_object('kind', 'queue-changed', 'queue', coalesce(tg_argv[0], to_jsonb(new) ->> 'setting')));
  return null;
end $$;

-- Beside the function, since migrations run before functions are there. What is watched is what moves a row into a queue, through it or out.
create or replace trigger console_queue after insert on withdrawal
  for each row execute function console_queue_changed('withdrawals');
create or replace trigger console_queue after insert on withdrawal_approval
  for each row execute function console_queue_changed('withdrawals');
create or replace trigger console_queue after update of status on payment
  for each row when (new.direction = 'withdrawal' and old.status <> new.status) execute function console_queue_changed('withdrawals');
create or replace trigger console_queue after update of status on identity_document
  for each row when (old.status <> new.status) execute function console_queue_changed('documents');
create or replace trigger console_queue after insert or update of status on manual_adjustment
  for each row execute function console_queue_changed('proposals');
create or replace trigger console_queue after insert or update of status on bid
  for each row execute function console_queue_changed('bids');
create or replace trigger console_queue after insert or update of status on setting_proposal
  for each row execute function console_queue_changed();
create or replace trigger console_queue after insert or update of decided_at on casino_chat_report
  for each row execute function console_queue_changed('chat-reports');
create or replace trigger console_queue after insert on support_post
  for each row execute function console_queue_changed('support');
create or replace trigger console_queue after update of status, operator_id on support_thread
  for each row execute function console_queue_changed('support');
create or replace trigger console_queue after insert or update of status on support_request
  for each row execute function console_queue_changed('requests');
create or replace trigger console_queue after insert or update of decided_at on block_appeal
  for each row execute function console_queue_changed('appeals');
