import type { BuilderView } from '@touchline/contract/coupon/builder';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import type { PickedSelection } from '../../../live/selection-picks.ts';
import { barNotes, barsOf, builderSteps } from './builder-words.ts';

const pick = (selectionId: number, selectionName: string, acceptedOdds: number): PickedSelection => ({
  matchId: 1,
  kind: 'line',
  selectionId,
  acceptedOdds,
  sport: 1,
  matchName: 'Arsenal – Chelsea',
  champName: 'Premier League',
  marketName: 'Match result',
  selectionName,
  startsAt: 0,
});
const pricedPick = (selectionId: number, odds: number, together: number | null, included = false): BuilderView['picks'][number] => ({
  selectionId,
  odds,
  together,
  status: 'open',
  included,
});
const view = (changes: Partial<BuilderView>): BuilderView => ({
  state: 'open',
  odds: null,
  product: null,
  picks: [],
  markets: [],
  impossible: [],
  implied: [],
  problem: null,
  ...changes,
});
const PICKS = [pick(1, 'Arsenal', 2000), pick(2, 'Over 2.5', 1900), pick(3, 'Over 1.5', 1300)];

describe('builderSteps', () => {
  it('says by how much each pick multiplies, and leaves out what the others contain', () => {
    const steps = builderSteps(
      PICKS,
      view({ picks: [pricedPick(1, 2000, 2000), pricedPick(2, 1900, 3340), pricedPick(3, 1300, null, true)] }),
    );
    expect(steps.map(({ factor, together, effect, included }) => [factor, together, effect, included])).toEqual([
      [2000, 2000, 'first', false],
      [1670, 3340, 'less', false],
      [null, null, null, true],
    ]);
  });

  it('shows the price of the press until the server has answered', () => {
    expect(builderSteps(PICKS.slice(0, 1), null)).toMatchObject([{ alone: 2000, together: null, effect: null }]);
  });
});

describe('barNotes', () => {
  const t = translatorOf('en');
  it('says each reason once for all prices that it holds for', () => {
    const bars = barsOf(
      view({
        impossible: [
          { selectionId: 10, by: 1 },
          { selectionId: 11, by: 1 },
        ],
        implied: [{ selectionId: 12, by: null }],
      }),
    );
    const names = [10, 11, 12, 13].map((id) => ({ id, name: `S${id}` }));
    expect(barNotes(t, names, bars, PICKS).map(({ text }) => text)).toEqual([
      'S10 and S11: you selected Arsenal.',
      'S12: already part of your selections.',
    ]);
  });

  it('names four of a long list and counts the rest', () => {
    const names = [10, 11, 12, 13, 14, 15, 16].map((id) => ({ id, name: `S${id}` }));
    const bars = barsOf(view({ impossible: names.map(({ id }) => ({ selectionId: id, by: 2 })) }));
    expect(barNotes(t, names, bars, PICKS)[0]?.text).toBe('S10, S11, S12, S13, and 3 more: you selected Over 2.5.');
  });
});
