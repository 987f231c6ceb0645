-- The weekly limit of a level of the club is stored as maxUnits. Versions are permanent in what they say: a name in them changes, no value.
alter table setting_version disable trigger permanent;
update setting_version
  set value = jsonb_set(value, '{levels}', (
    select jsonb_agg(level - 'mostUnits' || jsonb_build_object('maxUnits', level -> 'mostUnits') order by place)
    from jsonb_array_elements(value -> 'levels') with ordinality as of_terms (level, place)
  ))
  where setting = 'club-terms' and value @? '$.levels[*].mostUnits';
alter table setting_version enable trigger permanent;

update setting_proposal
  set value = jsonb_set(value, '{levels}', (
    select jsonb_agg(level - 'mostUnits' || jsonb_build_object('maxUnits', level -> 'mostUnits') order by place)
    from jsonb_array_elements(value -> 'levels') with ordinality as of_terms (level, place)
  ))
  where setting = 'club-terms' and value @? '$.levels[*].mostUnits';
