-- Seeds of games of bingo stand in the public log of commitments too (decisions 0079 and 0082).
alter table commitment drop constraint commitment_kind_check;
alter table commitment add constraint commitment_kind_check check (kind in ('seed-pair', 'chain', 'lottery-draw', 'bingo-game'));
