import { decodeMarketId, marketOf, outcomeOf } from '@touchline/kernel/selection';
import { expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { newMarket } from './new-market.ts';

it('gives a market the number that its old selection carries, and asks nothing of the lines before', () => {
  const changes = new Changes();
  const file = 'packages/betting/src/markets/old-selections.jsonl';
  const before = changes.read(file);
  newMarket(changes, 'first-tip');
  const numbers = JSON.parse(changes.read('packages/betting/src/markets/market-numbers.json')) as Record<string, string>;
  const after = changes.read(file);
  expect(after.startsWith(before)).toBe(true);
  const line = JSON.parse(after.slice(before.length)) as { readonly selection: number; readonly market: string; readonly outcome: number };
  expect(numbers[decodeMarketId(marketOf(line.selection)).type]).toBe('first-tip');
  expect([line.market, line.outcome, outcomeOf(line.selection)]).toEqual(['first-tip', 1, 1]);
});
