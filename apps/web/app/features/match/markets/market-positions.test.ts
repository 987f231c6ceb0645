import type { MarketView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { keepMarketPositions } from './market-positions.ts';

const market = (id: number, type: string, period = 0, line = 0): MarketView =>
  ({
    id,
    type,
    period,
    line,
    subject: 0,
    status: 'open',
    group: 'main',
    layout: 2,
    name: type,
    main: false,
    selections: [],
  }) as unknown as MarketView;
const read = (markets: readonly MarketView[]): string[] => markets.map(({ id, status }) => `${id}${status === 'closed' ? ' closed' : ''}`);

const RESULT = market(1, 'result');
const TOTAL = market(2, 'total', 0, 1500);
const GAME_5 = market(3, 'game', 5);
const SETS = market(4, 'sets');

describe('markets on the screen', () => {
  it('keep their place when one is gone, whatever order the new picture has', () => {
    expect(read(keepMarketPositions([RESULT, TOTAL, GAME_5, SETS], [SETS, RESULT, GAME_5]))).toEqual(['1', '2 closed', '3', '4']);
  });

  it('open again where they were', () => {
    const shut = keepMarketPositions([RESULT, TOTAL], [RESULT]);
    expect(read(keepMarketPositions(shut, [TOTAL, RESULT]))).toEqual(['1', '2']);
  });

  it('take the place of a closed one of their kind, before any other of their card', () => {
    expect(read(keepMarketPositions([RESULT, GAME_5, SETS], [RESULT, market(6, 'game', 6), SETS]))).toEqual(['1', '6', '4']);
    const half = market(7, 'total', 1, 500);
    const next = keepMarketPositions([RESULT, half, TOTAL], [RESULT, market(8, 'total', 0, 2500)]);
    expect(read(next)).toEqual(['1', '7 closed', '8']);
  });

  it('leave a closed line to its card while another line of it is open', () => {
    const other = market(9, 'total', 0, 2500);
    expect(read(keepMarketPositions([TOTAL, other], [other, market(10, 'total', 1, 500)]))).toEqual(['2 closed', '9', '10']);
  });

  it('come behind all others where nothing of their kind is closed', () => {
    expect(read(keepMarketPositions([RESULT], [SETS, RESULT]))).toEqual(['1', '4']);
  });
});
