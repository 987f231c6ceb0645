-- The terms of a bet are stored under the names that the engine has for them: bounds are min and max, and nothing is translated on the way.
create function pg_temp.renamed_bet_terms(terms jsonb) returns jsonb language sql immutable as $$
  select terms - 'blockStakes'
    || case when terms ? 'blockStakes' then jsonb_build_object('groupStakes', terms -> 'blockStakes') else '{}' end
    || case
      when terms #> '{boost,leastLegOdds}' is null then '{}'
      else jsonb_build_object('boost', jsonb_build_object(
        'tiers', terms #> '{boost,tiers}', 'minLegOdds', terms #> '{boost,leastLegOdds}', 'maxMinor', terms #> '{boost,mostMinor}'))
    end
$$;
update bet set terms = pg_temp.renamed_bet_terms(terms) where terms ? 'blockStakes' or terms #> '{boost,leastLegOdds}' is not null;

-- A bet that waits for its market's delay holds its terms as text.
update pending_bet
  set request = request - 'possibleMinor' || jsonb_build_object(
    'potentialReturnMinor', request -> 'possibleMinor',
    'terms', (request -> 'terms') || jsonb_build_object('stored', pg_temp.renamed_bet_terms((request #>> '{terms,stored}')::jsonb)::text)
  )
  where request ? 'possibleMinor';
drop function pg_temp.renamed_bet_terms(jsonb);
