-- Tables in the terms of the code that reads them (decision 0050): OAuth has scopes, and pools stake lines.
alter table oauth_grant rename column rights to scopes;
alter table toto_ticket rename column variants to lines;
alter table toto_ticket rename column times to stake_multiplier;

-- The tiers of settled draws and tickets count lines too.
update toto_ticket set winning = (
    select coalesce(jsonb_agg((win - 'variants') || jsonb_build_object('lines', win -> 'variants') order by place), '[]')
    from jsonb_array_elements(winning) with ordinality of_ticket (win, place)
  ) where jsonb_typeof(winning) = 'array';
update toto_draw set tiers = (
    select coalesce(jsonb_agg((tier - 'variants') || jsonb_build_object('lines', tier -> 'variants') order by place), '[]')
    from jsonb_array_elements(tiers) with ordinality of_draw (tier, place)
  ) where jsonb_typeof(tiers) = 'array';
