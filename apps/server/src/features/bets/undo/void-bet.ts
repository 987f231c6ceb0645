import { Failure } from '#platform/http/failure';
import { withLockedBet } from '../cash-out/locked-bet.ts';
import { releaseExposure } from '../cash-out/release-exposure.ts';
import { settleBets } from '../settlement/settle-market.ts';
import { writeVoid } from './undo.store.ts';
import type { UndoDeps } from './undo-bet.ts';

/**
 * Makes a running bet void: its stake returns whole. Asked again it does nothing. Throws Failure `bet_unknown`, and `bet_not_running` for
 * one that has ended, waits, or was sold in part.
 */
export async function voidBet({ platform, ports }: UndoDeps, playerId: bigint, betId: bigint): Promise<void> {
  const ended = await withLockedBet(platform.pool, playerId, betId, async ({ client, row, legs }) => {
    if (row.voidReason === 'by-hand') return undefined;
    if (!(await writeVoid(client, row.id))) throw new Failure('bet_not_running');
    await settleBets(client, [row.id]);
    return { row, legs };
  });
  if (ended) {
    releaseExposure(ports, ended.row, ended.legs, ended.row.stakeMinor, ended.row.potentialReturnMinor);
    platform.events.nudge();
  }
}
