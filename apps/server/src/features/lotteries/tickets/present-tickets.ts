import { moneyText } from '@touchline/catalogue/money-text';
import type { LotteryTicketView } from '@touchline/contract/lotteries/shapes';
import type { Queryable } from '#platform/db/queryable';
import { readDrawsById } from '../draws/lottery-draw.store.ts';
import { readEntries } from './lottery-entry.store.ts';
import type { LotteryTicket } from './lottery-ticket.store.ts';

/** Tickets as their player sees them, each with its draws. */
export async function presentTickets(on: Queryable, tickets: readonly LotteryTicket[]): Promise<LotteryTicketView[]> {
  const entries = await readEntries(
    on,
    tickets.map(({ id }) => id),
  );
  const draws = await readDrawsById(on, [...new Set(entries.map(({ drawId }) => drawId))]);
  return tickets.map((ticket) => ({
    ticketId: ticket.id.toString(),
    lottery: ticket.lottery,
    lines: ticket.lines.map((line) => [...line]),
    currency: ticket.currency,
    stake: moneyText(ticket.stakeMinor, ticket.currency),
    placedAt: ticket.placedAt.getTime(),
    entries: entries.flatMap(({ ticketId, drawId, status, hits, paidMinor }) => {
      const draw = draws.get(drawId);
      if (ticketId !== ticket.id || !draw) return [];
      return [
        {
          drawId: drawId.toString(),
          number: draw.number,
          closesAt: draw.closesAt.getTime(),
          status,
          numbers: draw.numbers && [...draw.numbers],
          hits: hits && [...hits],
          paid: paidMinor === null ? null : moneyText(paidMinor, ticket.currency),
        },
      ];
    }),
  }));
}
