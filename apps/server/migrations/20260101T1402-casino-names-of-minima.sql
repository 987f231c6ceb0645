-- Bounds are min and max (decision 0050).
alter table casino_tournament rename column least_stakes to min_stakes;
alter type casino_draw rename attribute least_ms to min_ms;
