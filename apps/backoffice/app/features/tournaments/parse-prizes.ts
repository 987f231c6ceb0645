import type { ReplyFor } from '@touchline/contract/calls';

type Prizes = ReplyFor<'operatorTournaments'>['tournaments'][number]['prizes'];

const LINE = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?\s*:\s*(\d{1,7})$/;

/** Reads a table of prizes as the console writes it, "1: 500; 2-3: 200"; null where a line is none. Whether it holds together the server says. */
export function parsePrizes(text: string): Prizes | null {
  const lines = text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => LINE.exec(line));
  if (lines.length === 0 || lines.includes(null)) return null;
  return lines.flatMap((line) => (line ? [{ from: Number(line[1]), to: Number(line[2] ?? line[1]), amount: Number(line[3]) }] : []));
}

/** The same table as text. */
export const prizesText = (prizes: Prizes): string =>
  prizes.map(({ from, to, amount }) => `${from === to ? from : `${from}-${to}`}: ${amount}`).join('; ');
