-- Games of one draw whose stake lies as chips on places of a layout: the pay is what the chips return by all that was staked. A card is a number from 0 to 51:
-- four suits of the two, of the three ... of the ace.
create function second.rank_of(card int) returns int language sql immutable as $$ select card / 4 + 2 $$;

-- The return of a place of the wheel's layout, the stake included; 37 is the second zero.
create function second.on_wheel(place jsonb, pocket int, wheel text) returns numeric language plpgsql immutable as $$
declare
  name text := place ->> 'outside';
  is_even_money boolean := name in ('red', 'black', 'odd', 'even', 'low', 'high');
  hit boolean;
begin
  if name is null then
    return case when place -> 'numbers' @> to_jsonb(pocket) then 36 / jsonb_array_length(place -> 'numbers') else 0 end;
  end if;
  if pocket in (0, 37) then return case when wheel = 'french' and is_even_money then 0.5 else 0 end; end if;
  hit := case
    when name = 'red' then pocket = any ('{1,3,5,7,9,12,14,16,18,19,21,23,25,27,30,32,34,36}'::int[])
    when name = 'black' then pocket = any ('{2,4,6,8,10,11,13,15,17,20,22,24,26,28,29,31,33,35}'::int[])
    when name = 'odd' then pocket % 2 = 1
    when name = 'even' then pocket % 2 = 0
    when name = 'low' then pocket between 1 and 18
    when name = 'high' then pocket between 19 and 36
    when name like 'dozen%' then pocket between 12 * right(name, 1)::int - 11 and 12 * right(name, 1)::int
    when name like 'column%' then pocket % 3 = right(name, 1)::int % 3
  end;
  return case when not hit then 0 when is_even_money then 2 else 3 end;
end $$;

create function second.roulette(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  pocket int := (second.draws(server, client, nonce, array[case o ->> 'wheel' when 'american' then 38 else 37 end]))[1];
begin
  shown := pocket;
  select sum((b ->> 'chips')::int * second.on_wheel(b -> 'on', pocket, o ->> 'wheel')), sum((b ->> 'chips')::int) into num, den
  from jsonb_array_elements(o -> 'bets') b;
end $$;

-- The return of a place of three dice, the stake included.
create function second.on_dice(place jsonb, dice int[]) returns numeric language plpgsql immutable as $$
declare
  total int := dice[1] + dice[2] + dice[3];
  is_triple boolean := dice[1] = dice[2] and dice[2] = dice[3];
  kind text := case jsonb_typeof(place) when 'string' then place #>> '{}' else (select k from jsonb_object_keys(place) k) end;
  shows int := case when kind in ('single', 'double', 'triple') then cardinality(array_positions(dice, (place ->> kind)::int)) end;
begin
  return case kind
    when 'small' then case when total between 4 and 10 and not is_triple then 2 else 0 end
    when 'big' then case when total between 11 and 17 and not is_triple then 2 else 0 end
    when 'odd' then case when total % 2 = 1 and not is_triple then 2 else 0 end
    when 'even' then case when total % 2 = 0 and not is_triple then 2 else 0 end
    when 'anyTriple' then case when is_triple then 32 else 0 end
    when 'total' then case when total <> (place ->> 'total')::int then 0 else
      (array[63, 32, 19, 13, 9, 8, 7, 7, 8, 9, 13, 19, 32, 63])[total - 3] end
    when 'single' then case when shows > 0 then shows + 1 else 0 end
    when 'double' then case when shows >= 2 then 12 else 0 end
    when 'triple' then case when shows = 3 then 181 else 0 end
    when 'pair' then case when (place #>> '{pair,0}')::int = any (dice) and (place #>> '{pair,1}')::int = any (dice) then 7 else 0 end
  end;
end $$;

create function second.sic_bo(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  dice int[] := array(select die + 1 from unnest(second.draws(server, client, nonce, '{6,6,6}')) with ordinality d (die, i) order by i);
begin
  shown := array_to_string(dice, ',');
  select sum((b ->> 'chips')::int * second.on_dice(b -> 'on', dice)), sum((b ->> 'chips')::int) into num, den
  from jsonb_array_elements(o -> 'bets') b;
end $$;

-- A card each from eight decks, ace low; alike cards give half of the main bets back, and a seven is nothing.
create function second.on_two_cards(place text, dragon int, tiger int) returns numeric language plpgsql immutable as $$
declare
  d int := case second.rank_of(dragon) when 14 then 1 else second.rank_of(dragon) end;
  t int := case second.rank_of(tiger) when 14 then 1 else second.rank_of(tiger) end;
  own int := case when place like 'dragon%' then d else t end;
begin
  return case
    when place = 'tie' then case when d = t then 12 else 0 end
    when place = 'suitedTie' then case when dragon = tiger then 51 else 0 end
    when place in ('dragon', 'tiger') then case when d = t then 0.5 when own = greatest(d, t) then 2 else 0 end
    when own = 7 then 0
    when place like '%Big' then case when own > 7 then 2 else 0 end
    when place like '%Small' then case when own < 7 then 2 else 0 end
    when place like '%Odd' then own % 2 * 2
    when place like '%Even' then (1 - own % 2) * 2
  end;
end $$;

create function second.dragon_tiger(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  cards int[] := second.taken(416, second.draws(server, client, nonce, '{416,415}'));
begin
  shown := cards[1] % 52 || ',' || cards[2] % 52;
  select sum((b ->> 'chips')::int * second.on_two_cards(b ->> 'on', cards[1] % 52, cards[2] % 52)), sum((b ->> 'chips')::int) into num, den
  from jsonb_array_elements(o -> 'bets') b;
end $$;

-- Points of cards, tens and courts nothing.
create function second.points(cards int[]) returns int language sql immutable as $$
  select (sum(case when second.rank_of(card) = 14 then 1 when second.rank_of(card) >= 10 then 0 else second.rank_of(card) end) % 10)::int
  from unnest(cards) card
$$;

-- The standard third cards, from an endless shoe; a card to the player first, then to the banker.
create function second.baccarat(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  shoe int[] := second.draws(server, client, nonce, second.alike(52, 6));
  player int[] := array[shoe[1], shoe[3]];
  banker int[] := array[shoe[2], shoe[4]];
  p int := second.points(player);
  b int := second.points(banker);
  third int;
begin
  if p < 8 and b < 8 then
    if p <= 5 then
      player := player || shoe[5];
      third := second.points(shoe[5:5]);
      if b <= 2 or b = 3 and third <> 8 or b = 4 and third between 2 and 7 or b = 5 and third between 4 and 7 or b = 6 and third in (6, 7) then
        banker := banker || shoe[6];
      end if;
    elsif b <= 5 then
      banker := banker || shoe[5];
    end if;
  end if;
  p := second.points(player);
  b := second.points(banker);
  shown := array_to_string(player, ',') || '|' || array_to_string(banker, ',');
  select sum((bet ->> 'chips')::int * case bet ->> 'on'
      when 'tie' then case when p <> b then 0 when o ->> 'pays' = 'tieNine' then 10 else 9 end
      when 'player' then case when p = b then 1 when p > b then 2 else 0 end
      when 'banker' then case when p = b then 1 when p > b then 0 when o ->> 'pays' <> 'noCommission' then 1.95 when b = 6 then 1.5 else 2 end
    end), sum((bet ->> 'chips')::int) into num, den
  from jsonb_array_elements(o -> 'bets') bet;
end $$;

-- Cards to andar and bahar in turn until one has the joker's rank. Most rounds are over within some cards: the others draw the deck.
create function second.andar_bahar(server text, client text, nonce int, o jsonb, kept numeric, out shown text, out num numeric, out den numeric)
language plpgsql stable as $$
declare
  max_cards int := 12;
  deck int[];
  n int;
begin
  loop
    deck := second.taken(52, second.draws(server, client, nonce, second.falling(52, max_cards)));
    n := (select min(i) from unnest(deck[2 :]) with ordinality d (card, i) where second.rank_of(card) = second.rank_of(deck[1]));
    exit when n is not null;
    max_cards := 50;
  end loop;
  shown := array_to_string(deck[: n + 1], ',');
  select sum((b ->> 'chips')::int * case b ->> 'on'
      when 'andar' then case when n % 2 = 1 then 1.9 else 0 end
      when 'bahar' then case when n % 2 = 0 then 2 else 0 end
      when 'cards1to5' then case when n between 1 and 5 then 3.5 else 0 end
      when 'cards6to10' then case when n between 6 and 10 then 4.5 else 0 end
      when 'cards11to15' then case when n between 11 and 15 then 5.5 else 0 end
      when 'cards16to25' then case when n between 16 and 25 then 4.5 else 0 end
      when 'cards26to30' then case when n between 26 and 30 then 16 else 0 end
      when 'cards31to35' then case when n between 31 and 35 then 26 else 0 end
      when 'cards36to40' then case when n between 36 and 40 then 51 else 0 end
      when 'cards41to49' then case when n between 41 and 49 then 121 else 0 end
    end), sum((b ->> 'chips')::int) into num, den
  from jsonb_array_elements(o -> 'bets') b;
end $$;
