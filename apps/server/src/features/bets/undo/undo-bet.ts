import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { BetUndone } from '@touchline/contract/bets/placement';
import { formatMoney } from '@touchline/kernel/money';
import { lockPlayerAccountsBatch } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import type { BetLegRow, BetRow } from '../bet-row.ts';
import { type LockedBet, withLockedBet } from '../cash-out/locked-bet.ts';
import { releaseExposure } from '../cash-out/release-exposure.ts';
import { quoteLeg } from '../placement/leg-quotes.ts';
import { UNDO_MS } from '../placement/present-answer.ts';
import type { BettingPorts } from '../ports.ts';
import { settleBets } from '../settlement/settle-market.ts';
import { writeUndone } from './undo.store.ts';

export interface UndoDeps {
  readonly platform: Pick<Platform, 'pool' | 'events'>;
  readonly ports: BettingPorts;
}

/** Whether a selection is as it was when the bet was placed: open, before the match, at the same price. */
function unchanged({ line }: BettingPorts, leg: BetLegRow, price: number): boolean {
  const { quote, closed } = quoteLeg(line, { matchId: Number(leg.matchId), selectionId: Number(leg.selectionId), feed: 'line' });
  return closed === null && quote?.odds === price;
}

const answerOf = (row: BetRow, balanceMinor: bigint): BetUndone => {
  const scale = currencyByCode(row.currency)?.scale ?? 2;
  return {
    betId: row.id.toString(),
    status: 'undone',
    returned: formatMoney(row.stakeMinor, scale),
    balance: formatMoney(balanceMinor, scale),
    currency: row.currency,
  };
};

const mainBalance = ({ accounts, row }: LockedBet): bigint => accounts.find((a) => a.id === row.accountId)?.balanceMinor ?? 0n;

/**
 * Takes a bet back within ten seconds, before the match and while nothing it stands on has changed: its stake returns whole, by a
 * counter-posting. Asked again it answers the same. Throws Failure `bet_unknown` or `undo_refused`.
 */
export async function undoBet({ platform, ports }: UndoDeps, playerId: bigint, betId: bigint): Promise<BetUndone> {
  const done = await withLockedBet(platform.pool, playerId, betId, async (held) => {
    const { client, row, legs } = held;
    if (row.voidReason === 'undone') return { row, legs, again: true, balanceMinor: mainBalance(held) };
    // A place leg stands at its runner's price to win, in the first half of the legs.
    const prices = row.kind === 'each-way' ? legs.slice(0, legs.length / 2) : legs;
    if (ports.line.isFeedDown() || !prices.every((leg) => unchanged(ports, leg, leg.odds))) throw new Failure('undo_refused');
    if (!(await writeUndone(client, row.id, UNDO_MS))) throw new Failure('undo_refused');
    await settleBets(client, [row.id]);
    const [after] = (await lockPlayerAccountsBatch(client, [playerId])).filter((a) => a.id === row.accountId);
    return { row, legs, again: false, balanceMinor: after?.balanceMinor ?? 0n };
  });
  if (!done.again) {
    releaseExposure(ports, done.row, done.legs, done.row.stakeMinor, done.row.potentialReturnMinor);
    platform.events.nudge();
  }
  return answerOf(done.row, done.balanceMinor);
}
