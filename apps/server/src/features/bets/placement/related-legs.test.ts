import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { selectionId } from '@touchline/kernel/selection';
import { expect, it } from 'vitest';
import type { OddsQuote } from '../ports.ts';
import { relationsOf } from './related-legs.ts';

const [PREMIER_LEAGUE, LA_LIGA] = [1001, 1002];

const leg = (matchId: number, champId: number, market: number, competitors: readonly number[]) => ({
  matchId,
  selectionId: selectionId(market, 1),
  quoted: { quote: { matchId, champId, competitors, startsAt: 0, relatesTo: [] } as unknown as OddsQuote, closed: null },
});
const RESULT = marketIdByKey('result');
const SEASON = [
  marketIdByKey('outright', { specifier: 1 }),
  marketIdByKey('race-place', { specifier: 4 }),
  marketIdByKey('relegation', { specifier: 3 }),
];

it('relates a season to the matches of its championship, whatever is asked of it', () => {
  const match = leg(1, PREMIER_LEAGUE, RESULT, [11, 12]);
  for (const market of SEASON) {
    const season = leg(9, PREMIER_LEAGUE, market, [99]);
    expect(relationsOf([season, match])).toEqual([[1], []]);
    expect(relationsOf([season, leg(2, LA_LIGA, RESULT, [21, 22])])).toEqual([[], []]);
  }
});

it('leaves the races of a course alone', () => {
  const place = marketIdByKey('race-place', { specifier: 2 });
  expect(relationsOf([leg(5, 84_001, place, [51]), leg(6, 84_001, place, [61])])).toEqual([[], []]);
});
