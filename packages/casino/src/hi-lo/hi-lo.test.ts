import { compare, mul, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { keptAfterEdge } from '../edge.ts';
import { replayRound } from '../replay-round.ts';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { HI_LO, rankOf } from './hi-lo.ts';
import { HI_LO_GUESSES, hiLoChance, winningRanks, winsGuess } from './pays.ts';

/** Cards by their number: 0 the two of diamonds, 44 the king, 48 the ace. */
const [TWO, SEVEN, KING, ACE] = [0, 20, 44, 48];
const play = (cards: readonly number[], ...actions: unknown[]) =>
  replayRound(HI_LO, { options: {}, edgePpm: 10_000, actions }, scriptedDraws(...cards));

describe('hi-lo', () => {
  it('counts ranks from the ace', () => {
    expect([TWO, SEVEN, KING, ACE].map(rankOf)).toEqual([2, 7, 13, 1]);
  });

  it('has the chance of a guess be the share of ranks that win it', () => {
    for (let rank = 1; rank <= 13; rank += 1)
      for (const guess of HI_LO_GUESSES) {
        if (winningRanks(rank, guess) === 0) continue;
        const wins = Array.from({ length: 13 }, (_, i) => i + 1).filter((next) => winsGuess(rank, guess, next)).length;
        expect(hiLoChance(rank, guess), `${rank} ${guess}`).toEqual(ratio(BigInt(wins), 13n));
      }
  });

  it('multiplies fair odds and keeps the edge once', () => {
    const round = play([SEVEN, SEVEN, KING], { guess: 'higher' }, { guess: 'higher' }, { cashOut: true });
    expect(round.ok && HI_LO.view(round.value as never)).toMatchObject({ right: 2, ending: 'taken' });
    expect(round.ok && compare(HI_LO.returned(round.value as never), mul(ratio(169n, 49n), keptAfterEdge(10_000)))).toBe(0);
  });

  it.each([
    ['higher on a king', [KING], { guess: 'higher' }, 'guess'],
    ['the same on a seven', [SEVEN], { guess: 'same' }, 'guess'],
    ['cash-out before a guess', [SEVEN], { cashOut: true }, 'cashOut'],
  ])('refuses %s', (_, cards, action, field) => {
    expect(play(cards, action)).toMatchObject({ ok: false, error: { field } });
  });

  it('lays cards aside, fifty-one at most', () => {
    const skips = Array.from({ length: 52 }, () => ({ skip: true }));
    expect(
      play(
        Array.from({ length: 60 }, () => SEVEN),
        ...skips,
      ),
    ).toMatchObject({ ok: false, error: { field: 'skip' } });
    expect(
      play(
        Array.from({ length: 60 }, () => SEVEN),
        ...skips.slice(1),
      ).ok,
    ).toBe(true);
  });

  it('returns all but the edge with each guess', () => {
    for (const { label, pay, chance } of HI_LO.returns({}, 10_000).payouts)
      expect(compare(mul(pay, chance), keptAfterEdge(10_000)), label).toBe(0);
  });
});
