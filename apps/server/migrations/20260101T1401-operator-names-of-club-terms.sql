-- The weekly limit of a level of the club is stored as maxUnits. Versions are permanent in what they say: a name in them changes, no value.
create function pg_temp.renamed_club_terms(terms jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(terms, '{levels}', (
    select jsonb_agg(level - 'mostUnits' || jsonb_build_object('maxUnits', level -> 'mostUnits') order by place)
    from jsonb_array_elements(terms -> 'levels') with ordinality as of_terms (level, place)
  ))
$$;
alter table setting_version disable trigger permanent;
update setting_version set value = pg_temp.renamed_club_terms(value) where setting = 'club-terms' and value @? '$.levels[*].mostUnits';
alter table setting_version enable trigger permanent;
update setting_proposal set value = pg_temp.renamed_club_terms(value) where setting = 'club-terms' and value @? '$.levels[*].mostUnits';
drop function pg_temp.renamed_club_terms(jsonb);
