import type { Ratio } from '@touchline/kernel/ratio';
import { sumOfLines } from '../systems/symmetric-sums.ts';
import { countLines, type LinedStructure, systemLines } from '../systems/system-lines.ts';
import { betMultiplier, eachWayParts, groupMultiplier, type MultipliedBet, rollStakes } from './bet-multiplier.ts';
import type { SettlementStep } from './settlement-trail.ts';

function explainLines(shape: LinedStructure, legs: number, multipliers: readonly Ratio[]): SettlementStep[] {
  if (shape.kind === 'single' || shape.kind === 'express') return [];
  const plan = systemLines(shape, legs);
  const blocks = plan.blocks.map((block) => groupMultiplier(block, multipliers));
  const lobby = groupMultiplier(plan.lobby, multipliers);
  const steps: SettlementStep[] = [];
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
export function explainMultiplier(bet: MultipliedBet, multipliers: readonly Ratio[]): readonly SettlementStep[] {
  const { shape } = bet;
  if (shape.kind === 'each-way')
    return eachWayParts(bet, shape, multipliers).flatMap(({ half, own }, i): SettlementStep[] => [
      ...explainMultiplier(half, own),
      { step: 'half', half: i === 0 ? 'win' : 'place', multiplier: betMultiplier(half, own) },
    ]);
  if (shape.kind !== 'chain' && shape.kind !== 'conditional') return explainLines(shape, bet.legs.length, multipliers);
  return rollStakes(bet, multipliers).map((turn, block) => ({
    step: 'account',
    block,
    beforeMinor: turn.before,
    stakedMinor: turn.staked,
    multiplier: turn.multiplier,
    afterMinor: turn.after,
  }));
}
