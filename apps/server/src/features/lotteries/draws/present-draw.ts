import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { poolText } from '@touchline/ledger/pool-text';
import type { LotteryDraw } from './lottery-draw.store.ts';

const textOf = (minor: bigint | null): string | null => (minor === null ? null : poolText(minor));

/** A draw as everybody sees it. */
export const presentDraw = (draw: LotteryDraw): LotteryDrawView => ({
  drawId: draw.id.toString(),
  lottery: draw.lottery,
  number: draw.number,
  status: draw.status === 'open' && !draw.takesTickets ? 'closed' : draw.status,
  closesAt: draw.closesAt.getTime(),
  seedHash: draw.seedHash,
  seed: draw.revealedSeed,
  numbers: draw.numbers && [...draw.numbers],
  currency: POOL_CURRENCY,
  jackpot: LOTTERIES[draw.lottery].kind === 'pool' ? textOf(draw.jackpotBeforeMinor) : null,
  sales: textOf(draw.salesMinor),
  paid: textOf(draw.paidMinor),
  lines: draw.lines,
  prizes: draw.prizes && draw.prizes.map(({ perLine, ...prize }) => ({ ...prize, perLine: poolText(BigInt(perLine)) })),
});
