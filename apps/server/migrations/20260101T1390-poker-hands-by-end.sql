-- The console sums up what each table has played within a day, however many hands it has behind it.
create index poker_hand_ended on poker_hand (table_id, ended_at) where status = 'over';
