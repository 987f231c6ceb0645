import { moneyText } from '@touchline/catalogue/money-text';
import type { TotoTicketView } from '@touchline/contract/toto/calls';
import type { Draw, DrawMatch } from './toto-draw.store.ts';
import type { Ticket } from './toto-ticket.store.ts';

/** A ticket as its player sees it; `matches` are those of its draw. */
export function presentTicket(ticket: Ticket, draw: Draw, matches: readonly DrawMatch[]): TotoTicketView {
  const money = (minor: bigint): string => moneyText(minor, ticket.currency);
  const decided = matches.filter((match) => match.result !== undefined);
  return {
    ticketId: ticket.id.toString(),
    guid: ticket.guid,
    status: ticket.status,
    drawId: draw.id.toString(),
    pool: draw.pool,
    number: draw.number,
    drawStatus: draw.status === 'open' && !draw.takesTickets ? 'closed' : draw.status,
    closesAt: draw.closesAt.getTime(),
    currency: ticket.currency,
    stake: money(ticket.stakeMinor),
    lines: ticket.lines,
    stakeMultiplier: ticket.stakeMultiplier,
    marks: ticket.marks.map((own) => [...own]),
    placedAt: ticket.placedAt.getTime(),
    settledAt: ticket.settledAt?.getTime() ?? null,
    paid: ticket.paidMinor === null ? null : money(ticket.paidMinor),
    winning: (ticket.winning ?? []).map(({ correct, lines, paid }) => ({ correct, lines, paid: money(BigInt(paid)) })),
    hits: decided.filter(({ place, result }) => result === 'void' || ticket.marks[place]?.some((mark) => mark === result)).length,
    decided: decided.length,
  };
}
