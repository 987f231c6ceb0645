import { findLineFault } from '@touchline/casino/lotteries/find-line-fault';
import type { Lottery } from '@touchline/casino/lotteries/lottery';
import { MAX_LINES } from '@touchline/contract/lotteries/enums';

/** A ticket that is being filled in: its lines, and the one whose numbers the grid shows. There is always one line. */
export interface TicketLines {
  readonly lines: readonly (readonly number[])[];
  readonly active: number;
}

export const NO_LINES: TicketLines = { lines: [[]], active: 0 };

const withLine = ({ lines, active }: TicketLines, line: readonly number[]): TicketLines => ({
  lines: lines.map((own, i) => (i === active ? line : own)),
  active,
});

/** Picks a number of the active line or drops it; one more than the lottery takes is not picked. */
export function toggleNumber(ticket: TicketLines, number: number, { picks }: Pick<Lottery, 'picks'>): TicketLines {
  const line = ticket.lines[ticket.active] ?? [];
  if (line.includes(number))
    return withLine(
      ticket,
      line.filter((own) => own !== number),
    );
  return line.length < picks.max
    ? withLine(
        ticket,
        [...line, number].sort((a, b) => a - b),
      )
    : ticket;
}

/** The active line with other numbers. */
export const fillLine = (ticket: TicketLines, numbers: readonly number[]): TicketLines =>
  withLine(
    ticket,
    [...numbers].sort((a, b) => a - b),
  );

/** Another line, which becomes the active one; nothing where the ticket is full. */
export const addLine = ({ lines, active }: TicketLines): TicketLines =>
  lines.length < MAX_LINES ? { lines: [...lines, []], active: lines.length } : { lines, active };

export function removeLine({ lines, active }: TicketLines, at: number): TicketLines {
  const left = lines.filter((_, i) => i !== at);
  return left.length === 0 ? NO_LINES : { lines: left, active: Math.min(active > at ? active - 1 : active, left.length - 1) };
}

/** Whether every line can be played. */
export const isComplete = ({ lines }: TicketLines, lottery: Lottery): boolean =>
  lines.every((line) => findLineFault(lottery, line) === undefined);

/** How many numbers a quick pick chooses: as many as are picked already where the lottery leaves it open, else as many as it takes. */
export function quickCount({ lines, active }: TicketLines, { picks: { min, max } }: Pick<Lottery, 'picks'>): number {
  const own = lines[active]?.length ?? 0;
  return min === max || own < min ? max : own;
}

/** Different numbers chosen by the browser. Nothing that pays depends on them. */
export function randomLine(count: number, { numbers }: Pick<Lottery, 'numbers'>, random: () => number = Math.random): number[] {
  const left = Array.from({ length: numbers }, (_, i) => i + 1);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}
