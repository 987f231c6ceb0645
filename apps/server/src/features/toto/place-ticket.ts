import { createHash } from 'node:crypto';
import { TOTO_LINE_PRICE_MINOR, TOTO_MAX_STAKE_MINOR } from '@touchline/betting/toto/toto-rules';
import { checkTicket, type TotoMarks } from '@touchline/betting/toto/toto-ticket';
import { moneyWithCode } from '@touchline/catalogue/money-text';
import { postTotoStake } from '@touchline/ledger/toto-postings';
import { checkStake } from '#features/limits';
import { fromPoolCurrency } from '#features/site';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import type { TotoDeps } from './toto-deps.ts';
import { type Draw, lockOpenDraw, readDraw, readMatches } from './toto-draw.store.ts';
import { POOL_TERMS, VOID_AFTER_MS } from './toto-pools.ts';
import { readNextTicketId, readTicketByGuid, type Ticket, writeTicket } from './toto-ticket.store.ts';

export interface TicketRequest {
  readonly drawId: bigint;
  readonly guid: string;
  readonly marks: TotoMarks;
  readonly stakeMultiplier: number;
}

/**
 * Takes a ticket: stake and ticket are one transaction, idempotent by (player, guid). The database's clock decides whether the draw still
 * takes tickets, and whether the player may bet is asked once more under the lock. Throws Failure.
 */
export async function placeTicket(deps: TotoDeps, playerId: bigint, wanted: TicketRequest): Promise<Ticket> {
  const { platform, bets, limits } = deps;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([wanted.drawId.toString(), wanted.marks, wanted.stakeMultiplier]))
    .digest('hex');
  const before = await readTicketByGuid(platform.pool, playerId, wanted.guid);
  if (before) return same(before, bodyHash);
  const draw = await readDraw(platform.pool, wanted.drawId, deps.feed.closedSports);
  if (!draw) throw new Failure('toto_unknown');
  const lines = checkMarks(draw, wanted.marks);
  await limits.requireMayBet(playerId);
  const { account } = await bets.players.readFreshPlayer(playerId, undefined);
  if (!account) throw new Failure('unavailable');
  const { currency } = account;
  const text = (minor: bigint): string => moneyWithCode(minor, currency);
  const stakeBaseMinor = BigInt(lines) * BigInt(wanted.stakeMultiplier) * TOTO_LINE_PRICE_MINOR;
  if (stakeBaseMinor > TOTO_MAX_STAKE_MINOR)
    throw new Failure('stake_too_high', { accepted: { max: text(fromPoolCurrency(deps, TOTO_MAX_STAKE_MINOR, currency)) } });
  await requireOpen(deps, draw);
  const stakeMinor = fromPoolCurrency(deps, stakeBaseMinor, currency);
  const ticket = await inTransaction(platform.pool, async (client) => {
    // Taken before the accounts, as nothing else that locks accounts asks for a draw.
    const open = await lockOpenDraw(client, draw.id);
    const accounts = await lockPlayerAccountsBatch(client, [playerId]);
    const placed = await readTicketByGuid(client, playerId, wanted.guid);
    if (placed) return same(placed, bodyHash);
    if (open === undefined) throw new Failure('toto_closed');
    await checkStake(client, playerId, stakeMinor, currency);
    const main = accounts.find((one) => one.id === account.id)?.balanceMinor ?? 0n;
    if (stakeMinor > main) throw new Failure('insufficient_funds', { accepted: { max: text(main) } });
    const id = await readNextTicketId(client);
    const { account: pool } = POOL_TERMS[draw.pool];
    const stakeTransactionId = await postTransaction(
      client,
      postTotoStake({ key: `toto-${id}-stake`, playerId, currency }, pool, { minor: stakeMinor, baseMinor: stakeBaseMinor }),
    );
    const { guid, marks, stakeMultiplier } = wanted;
    const balanceMinor = main - stakeMinor;
    const row = {
      id,
      drawId: draw.id,
      playerId,
      guid,
      bodyHash,
      currency,
      marks,
      lines,
      stakeMultiplier,
      stakeMinor,
      stakeBaseMinor,
      balanceMinor,
    };
    await writeEvent(client, playerId, {
      kind: 'toto-placed',
      ticketId: id.toString(),
      drawId: draw.id.toString(),
      accountId: account.id.toString(),
      currency,
      stakeMinor: stakeMinor.toString(),
      movedMinor: (-stakeMinor).toString(),
      balanceMinor: balanceMinor.toString(),
    });
    return writeTicket(client, { ...row, stakeTransactionId });
  });
  platform.events.nudge();
  return ticket;
}

function same(ticket: Ticket, bodyHash: string): Ticket {
  if (ticket.bodyHash !== bodyHash) throw new Failure('bet_guid_reused');
  return ticket;
}

/** How many lines the marks make. */
function checkMarks({ pool }: Draw, marks: TotoMarks): number {
  const { rules } = POOL_TERMS[pool];
  const checked = checkTicket(marks, rules);
  if (checked.ok) return checked.value;
  const { error } = checked;
  switch (error.code) {
    case 'toto-matches':
      throw new Failure('invalid', { fields: { marks: [`one list for each of the ${error.needed} matches`] } });
    case 'toto-marks':
      throw new Failure('invalid', {
        fields: Object.fromEntries(error.matches.map((place) => [`marks.${place}`, ['one or several different outcomes of the match']])),
      });
    case 'toto-lines':
      throw new Failure('toto_lines', { accepted: { max: error.max } });
  }
}

/** Refuses where the book knows of a start that the plan does not, or knows nothing at all. */
async function requireOpen({ platform, feed, line }: TotoDeps, draw: Draw): Promise<void> {
  if (!draw.takesTickets) throw new Failure('toto_closed');
  if (line.isFeedDown()) throw new Failure('feed_down');
  const matches = await readMatches(platform.pool, [draw.id], VOID_AFTER_MS);
  const begun = matches.some(({ matchId }) => {
    const status = feed.book.match(matchId)?.facts.status ?? 'planned';
    return status !== 'planned' && status !== 'postponed' && status !== 'cancelled';
  });
  if (begun) throw new Failure('toto_closed');
}
