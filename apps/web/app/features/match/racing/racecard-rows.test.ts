import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import type { MarketView } from '@touchline/contract/line/shapes';
import type { RacecardEntry } from '@touchline/contract/statistics/shapes';
import { selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { byOdds, isOfRacecard, racecardOf, soughtRunners } from './racecard-rows.ts';

const NAMES = ['Whirlaway', 'Grundy', 'Nijinsky'];
const runners = NAMES.map((name, index) => ({ id: 900 + index, name, country: 0, flag: '', crest: null }));
const state = { places: [0, -1, 0] } as unknown as Parameters<typeof racecardOf>[0]['state'];

function market(type: string, subject: number, odds: readonly number[], more: Partial<MarketView> = {}): MarketView {
  const id = marketIdByKey(type, { specifier: subject });
  return {
    id,
    type,
    group: 'main',
    name: subject === 0 ? 'Race winner' : `To finish in the top ${subject}`,
    period: 0,
    line: 0,
    subject,
    status: 'open',
    layout: 1,
    main: true,
    selections: odds.map((price, index) => ({ id: selectionId(id, index), name: NAMES[index] ?? '', label: '', odds: price })),
    ...more,
  };
}
const WINNER = market('race-winner', 0, [4600, 0, 2100]);
const TOP_THREE = market('race-place', 3, [1700, 0, 1200]);
const TOP_TWO = market('race-place', 2, [2400, 0, 1500]);
const PARITY = market('race-parity', 0, [1900, 1900]);

describe('the racecard', () => {
  it('takes the markets over the whole field, and no other', () => {
    expect([WINNER, TOP_TWO, PARITY].map(isOfRacecard)).toEqual([true, true, false]);
    expect(racecardOf({ runners, state }, [PARITY], null)).toBeNull();
    expect(racecardOf({ runners: [], state }, [WINNER], null)).toBeNull();
  });

  it('has a row a runner by number, its prices by the places they pay, and who does not run', () => {
    const card = racecardOf({ runners, state }, [TOP_THREE, PARITY, WINNER, TOP_TWO], null);
    expect(card?.places).toEqual([2, 3]);
    expect(
      card?.rows.map(({ name, isNonRunner, win, places }) => [
        name,
        isNonRunner,
        win?.selection.odds,
        ...places.map((cell) => cell?.selection.odds),
      ]),
    ).toEqual([
      ['Whirlaway', false, 4600, 2400, 1700],
      ['Grundy', true, 0, 0, 0],
      ['Nijinsky', false, 2100, 1500, 1200],
    ]);
  });

  it('knows form and record by the runner, whatever its place in the statistics', () => {
    const entry = { horse: { id: 902 }, form: '131', figures: { runs: 3, wins: 2, placed: 3 } } as unknown as RacecardEntry;
    const card = racecardOf({ runners, state }, [WINNER], { runners: [entry], bestOdds: false });
    expect(card?.rows.map(({ form, record }) => [form, record])).toEqual([
      ['', null],
      ['', null],
      ['131', { runs: 3, wins: 2 }],
    ]);
  });

  it('knows the entry of a runner, and is searched by jockey and trainer too', () => {
    const entry = { draw: 7, age: 5, weightPounds: 137, rating: 84, jockey: 'Lester Piggott', trainer: "Vincent O'Brien" };
    const known = { horse: { id: 902 }, form: '', figures: { runs: 0, wins: 0, placed: 0 }, entry } as unknown as RacecardEntry;
    const card = racecardOf({ runners, state }, [WINNER], { runners: [known], bestOdds: true });
    if (!card) throw new Error('a race has a racecard');
    expect(card.rows.map((row) => row.entry)).toEqual([null, null, entry]);
    expect(card.bestOdds).toBe(true);
    expect(['piggott', "o'brien", 'grundy'].map((search) => soughtRunners(card, search)?.rows.map(({ name }) => name))).toEqual([
      ['Nijinsky'],
      ['Nijinsky'],
      ['Grundy'],
    ]);
  });

  it('is suspended or closed as a whole only', () => {
    const suspended = { ...WINNER, status: 'suspended' as const };
    const closed = { ...TOP_TWO, status: 'closed' as const };
    const statusOf = (markets: readonly MarketView[]) => racecardOf({ runners, state }, markets, null)?.status;
    expect([statusOf([suspended, TOP_TWO]), statusOf([suspended, closed]), statusOf([closed])]).toEqual(['open', 'suspended', 'closed']);
  });

  it('orders by odds with the favourite first and those who do not run last', () => {
    const card = racecardOf({ runners, state }, [WINNER, TOP_TWO], null);
    expect(byOdds(card?.rows ?? [])).toEqual([2, 0, 1]);
  });

  it('is searched by runner, else by market', () => {
    const card = racecardOf({ runners, state }, [WINNER, TOP_TWO], null);
    if (!card) throw new Error('a race has a racecard');
    const found = (search: string) => soughtRunners(card, search)?.rows.map(({ name }) => name);
    expect(found('NIJ')).toEqual(['Nijinsky']);
    expect(found('winner')).toEqual(NAMES);
    expect(found(' ')).toEqual(NAMES);
    expect(found('corner')).toBeUndefined();
  });
});
