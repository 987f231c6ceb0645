import { settleToto, type TotoSettlement } from '@touchline/betting/toto/settle-toto';
import { TOTO_LINE_PRICE_MINOR } from '@touchline/betting/toto/toto-rules';
import { invariant } from '@touchline/kernel/invariant';
import { postTotoShare } from '@touchline/ledger/toto-postings';
import type pg from 'pg';
import { fromPoolCurrency } from '#features/site';
import { postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { TotoDeps } from './toto-deps.ts';
import { lockDueDraw, lockJackpot, readMatches, type StoredTier, writeDrawEnd, writeJackpot } from './toto-draw.store.ts';
import { POOL_TERMS, VOID_AFTER_MS } from './toto-pools.ts';
import { readTicketsOfDraw, type Ticket, type TicketEnd, writeSettledEvents, writeTicketEnds } from './toto-ticket.store.ts';

/** Rows of one statement. */
const TICKETS_A_STATEMENT = 2_000;

/**
 * Decides one draw whose results have stood for `resultHoldMs`: what each ticket is owed, the house's share, the jackpot that is left. All of it
 * in one transaction; paying follows by tickets. False where no draw is due.
 */
export async function settleDueDraw(deps: TotoDeps, resultHoldMs: number): Promise<boolean> {
  return inTransaction(deps.platform.pool, async (client) => {
    const draw = await lockDueDraw(client, resultHoldMs);
    if (!draw) return false;
    const { rules, account } = POOL_TERMS[draw.pool];
    const jackpotBeforeMinor = await lockJackpot(client, draw.pool);
    const matches = await readMatches(client, [draw.id], VOID_AFTER_MS);
    const results = matches.map(({ result }) => {
      invariant(result !== undefined, 'a draw is due when all its matches have results');
      return result;
    });
    const tickets = await readTicketsOfDraw(client, draw.id);
    const staked = tickets.map(({ marks, stakeMultiplier }) => ({
      marks,
      lineStakeMinor: BigInt(stakeMultiplier) * TOTO_LINE_PRICE_MINOR,
    }));
    const settled = settleToto(rules, staked, results, jackpotBeforeMinor);
    await writeEnds(deps, client, tickets, settled);
    if (settled.takeoutMinor + settled.roundingMinor > 0n)
      await postTransaction(client, postTotoShare(`toto-draw-${draw.id}-share`, account, settled.takeoutMinor, settled.roundingMinor));
    await writeJackpot(client, draw.pool, settled.jackpotAfterMinor);
    const paidMinor = settled.tickets.reduce((sum, { returnMinor }) => sum + returnMinor, 0n);
    await writeDrawEnd(client, draw.id, {
      status: settled.isVoid ? 'off' : 'settled',
      jackpotBeforeMinor,
      paidMinor,
      // Everything that comes in goes out: what is not paid, carried or kept was not staked.
      stakesMinor: paidMinor + settled.jackpotAfterMinor + settled.takeoutMinor + settled.roundingMinor - jackpotBeforeMinor,
      tickets: tickets.length,
      tiers: tiersOf(settled),
    });
    await writeSettledEvents(client, draw.id);
    return true;
  });
}

function tiersOf(settled: TotoSettlement): StoredTier[] {
  return settled.tiers.map(({ correct, prizeMinor, stakesMinor }) => {
    const inTier = settled.tickets.flatMap(({ winning }) => winning.filter((win) => win.correct === correct));
    return {
      correct,
      pot: prizeMinor.toString(),
      stakes: stakesMinor.toString(),
      lines: inTier.reduce((sum, { lines }) => sum + lines, 0),
      tickets: inTier.length,
    };
  });
}

async function writeEnds(
  deps: TotoDeps,
  client: pg.PoolClient,
  tickets: readonly Pick<Ticket, 'id' | 'currency'>[],
  settled: TotoSettlement,
): Promise<void> {
  const ends = tickets.map(({ id, currency }, i): TicketEnd => {
    const { returnMinor, winning } = settled.tickets[i] ?? { returnMinor: 0n, winning: [] };
    return {
      id,
      status: settled.isVoid ? 'returned' : winning.length > 0 ? 'won' : 'lost',
      paidBaseMinor: returnMinor,
      paidMinor: fromPoolCurrency(deps, returnMinor, currency),
      winning: winning.map(({ correct, lines, paidMinor }) => ({
        correct,
        lines,
        paid: fromPoolCurrency(deps, paidMinor, currency).toString(),
      })),
    };
  });
  for (let i = 0; i < ends.length; i += TICKETS_A_STATEMENT) await writeTicketEnds(client, ends.slice(i, i + TICKETS_A_STATEMENT));
}
