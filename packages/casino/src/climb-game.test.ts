import { compare, mul, ratio, ZERO } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { CHICKEN_ROAD } from './chicken-road/chicken-road.ts';
import type { Draws } from './draws/draws.ts';
import { keptAfterEdge } from './edge.ts';
import { FLIP } from './flip/flip.ts';
import type { AnyGame } from './game.ts';
import { PUMP } from './pump/pump.ts';
import { replayRound } from './replay-round.ts';
import { compareHands, HANDS } from './rock-paper-scissors/pays.ts';
import { ROCK_PAPER_SCISSORS } from './rock-paper-scissors/rock-paper-scissors.ts';
import { scriptedDraws } from './testing/scripted-draws.ts';
import { TOWER } from './tower/tower.ts';

const EDGE_PPM = 20_000;
const play = (game: AnyGame, options: unknown, draws: Draws, actions: readonly unknown[]) =>
  replayRound(game, { options, edgePpm: EDGE_PPM, actions }, draws);
const zeros = () => scriptedDraws(...Array.from({ length: 60 }, () => 0));
const CASH_OUT = { cashOut: true };

describe('climbs', () => {
  it.each([TOWER, CHICKEN_ROAD, PUMP, FLIP, ROCK_PAPER_SCISSORS] as AnyGame[])(
    'return all but the edge wherever one stops (%#)',
    (game) => {
      for (const options of game.variants())
        for (const { label, pay, chance } of game.returns(options, EDGE_PPM).payouts)
          expect(compare(mul(pay, chance), keptAfterEdge(EDGE_PPM)), `${game.key} ${JSON.stringify(options)} ${label}`).toBe(0);
    },
  );

  it.each([
    ['tower', TOWER, { level: 'easy' }, '1.3067 13.0519'],
    ['tower', TOWER, { level: 'master' }, '3.9200 256901.1200'],
    ['chicken road', CHICKEN_ROAD, { risk: 'easy' }, '1.0316 19.6000'],
    ['chicken road', CHICKEN_ROAD, { risk: 'medium' }, '1.1529 1117.2000'],
    ['chicken road', CHICKEN_ROAD, { risk: 'hard' }, '1.3067 15193.9200'],
    ['chicken road', CHICKEN_ROAD, { risk: 'expert' }, '1.9600 181060.8800'],
    ['pump', PUMP, { risk: 'easy' }, '1.0208 24.5000'],
    ['pump', PUMP, { risk: 'medium' }, '1.1136 2254.0000'],
    ['pump', PUMP, { risk: 'hard' }, '1.2250 52067.4000'],
    ['pump', PUMP, { risk: 'expert' }, '1.6333 3203384.8000'],
    ['flip', FLIP, {}, '1.9600 1027604.4800'],
  ])('%s %#: the first and the last step pay what is published', (_, game, options, published) => {
    const { payouts } = (game as AnyGame).returns(options, EDGE_PPM);
    const decimal = (i: number): string => {
      const { num, den } = payouts.at(i)?.pay ?? ZERO;
      return (Number((num * 100_000_000n) / den) / 1e8).toFixed(4);
    };
    expect(`${decimal(0)} ${decimal(-1)}`).toBe(published);
  });

  it('show what was hidden only when the round is over', () => {
    const open = play(TOWER, { level: 'hard' }, zeros(), [{ step: { tile: 0 } }]);
    expect(open.ok && TOWER.view(open.value as never)).toMatchObject({ level: 1, ending: null, hidden: null });
    const over = play(TOWER, { level: 'hard' }, zeros(), [{ step: { tile: 0 } }, { step: { tile: 1 } }]);
    expect(over.ok && TOWER.view(over.value as never)).toMatchObject({
      level: 1,
      ending: 'out',
      hidden: Array.from({ length: 9 }, () => [0]),
    });
    expect(over.ok && TOWER.returned(over.value as never)).toEqual(ZERO);
  });

  it('end at the top by themselves', () => {
    const sides = Array.from({ length: 20 }, () => ({ step: { side: 'heads' } }));
    const top = play(FLIP, {}, zeros(), sides);
    expect(top.ok && FLIP.view(top.value as never)).toMatchObject({ level: 20, ending: 'taken' });
  });

  it.each([
    ['cash-out before a step', TOWER, { level: 'easy' }, [CASH_OUT], 'cashOut'],
    ['a tile that the row does not have', TOWER, { level: 'hard' }, [{ step: { tile: 2 } }], 'step.tile'],
    ['a step after the end', PUMP, { risk: 'easy' }, [{ step: {} }, { step: {} }], 'action'],
  ])('refuse %s', (_, game, options, actions, field) => {
    expect(play(game as AnyGame, options, zeros(), actions)).toMatchObject({ ok: false, error: { field } });
  });
});

describe('rock, paper, scissors', () => {
  it('has each hand beat one and lose to one', () => {
    expect(HANDS.map((own) => HANDS.map((house) => compareHands(own, house)))).toEqual([
      ['draw', 'loss', 'win'],
      ['win', 'draw', 'loss'],
      ['loss', 'win', 'draw'],
    ]);
  });

  it('plays a draw again', () => {
    const round = play(ROCK_PAPER_SCISSORS, {}, scriptedDraws(0, 2), [{ step: { hand: 'rock' } }, { step: { hand: 'rock' } }, CASH_OUT]);
    expect(round.ok && ROCK_PAPER_SCISSORS.view(round.value as never)).toMatchObject({
      level: 1,
      ending: 'taken',
      steps: [
        { result: 'same', shown: 'rock' },
        { result: 'up', shown: 'scissors' },
      ],
    });
    expect(round.ok && compare(ROCK_PAPER_SCISSORS.returned(round.value as never), ratio(196n, 100n))).toBe(0);
  });
});
