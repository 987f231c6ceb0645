-- A multi-bet has one name everywhere: the wire's. Bets that were stored under the engine's former word take it over.
update bet
  set kind = 'multi', shape = jsonb_set(shape, '{kind}', '"multi"')
  where kind = 'multi-bet';
