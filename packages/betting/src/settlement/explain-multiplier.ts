import type { Ratio } from '@touchline/kernel/ratio';
import { sumOfLines } from '../systems/elementary.ts';
import { countLines, type LineShape, linePlan } from '../systems/line-plan.ts';
import { accountTurns, betMultiplier, blockMultiplier, halvesOf, type MultipliedBet } from './bet-multiplier.ts';
import type { TrailStep } from './settlement-trail.ts';

function explainLines(shape: LineShape, legs: number, multipliers: readonly Ratio[]): TrailStep[] {
  if (shape.kind === 'single' || shape.kind === 'express') return [];
  const plan = linePlan(shape, legs);
  const blocks = plan.blocks.map((block) => blockMultiplier(block, multipliers));
  const lobby = blockMultiplier(plan.lobby, multipliers);
  const steps: TrailStep[] = [];
  if (plan.lobby.length > 0) steps.push({ step: 'lobby', legs: plan.lobby, multiplier: lobby });
  if (shape.kind === 'multi')
    blocks.forEach((multiplier, block) => {
      steps.push({ step: 'block', block, legs: plan.blocks[block] ?? [], multiplier });
    });
  const alive = lobby.num === 0n ? 0 : countLines(plan, blocks.filter((m) => m.num !== 0n).length);
  steps.push({ step: 'lines', lines: countLines(plan), alive, sum: sumOfLines(blocks, plan.smallest, plan.largest) });
  return steps;
}

/** The steps between the legs and the total: lobby, blocks and lines, or the account turn by turn. */
export function explainMultiplier(bet: MultipliedBet, multipliers: readonly Ratio[]): readonly TrailStep[] {
  const { shape } = bet;
  if (shape.kind === 'each-way')
    return halvesOf(bet, shape, multipliers).flatMap(({ half, own }, i): TrailStep[] => [
      ...explainMultiplier(half, own),
      { step: 'half', half: i === 0 ? 'win' : 'place', multiplier: betMultiplier(half, own) },
    ]);
  if (shape.kind !== 'chain' && shape.kind !== 'conditional') return explainLines(shape, bet.legs.length, multipliers);
  return accountTurns(bet, multipliers).map((turn, block) => ({
    step: 'account',
    block,
    beforeMinor: turn.before,
    stakedMinor: turn.staked,
    multiplier: turn.multiplier,
    afterMinor: turn.after,
  }));
}
