-- The terms of a bet are stored under the names that the engine has for them: bounds are min and max, and nothing is translated on the way.
update bet set terms = terms - 'blockStakes'
  || case when terms ? 'blockStakes' then jsonb_build_object('groupStakes', terms -> 'blockStakes') else '{}' end
  || case
    when terms #> '{boost,leastLegOdds}' is null then '{}'
    else jsonb_build_object('boost', jsonb_build_object(
      'tiers', terms #> '{boost,tiers}', 'minLegOdds', terms #> '{boost,leastLegOdds}', 'maxMinor', terms #> '{boost,mostMinor}'))
  end
  where terms ? 'blockStakes' or terms #> '{boost,leastLegOdds}' is not null;

-- A bet that waits for its market's delay holds its terms as text.
with waiting as (
  select player_id, guid, (request #>> '{terms,stored}')::jsonb as terms from pending_bet where request ? 'possibleMinor'
)
update pending_bet p
  set request = request - 'possibleMinor' || jsonb_build_object(
    'potentialReturnMinor', request -> 'possibleMinor',
    'terms', (request -> 'terms') || jsonb_build_object('stored', (w.terms - 'blockStakes'
      || case when w.terms ? 'blockStakes' then jsonb_build_object('groupStakes', w.terms -> 'blockStakes') else '{}' end
      || case
        when w.terms #> '{boost,leastLegOdds}' is null then '{}'
        else jsonb_build_object('boost', jsonb_build_object(
          'tiers', w.terms #> '{boost,tiers}', 'minLegOdds', w.terms #> '{boost,leastLegOdds}', 'maxMinor', w.terms #> '{boost,mostMinor}'))
      end)::text)
  )
  from waiting w where w.player_id = p.player_id and w.guid = p.guid;
