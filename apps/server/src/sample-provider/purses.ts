import fs from 'node:fs';
import path from 'node:path';

/** A movement as the operator asks for it. */
export interface WireMovement {
  readonly transfer_uuid: string;
  readonly user: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  /** Decimal text; everything that is there where absent. */
  readonly amount?: string;
}

export type WireMoved = { readonly status: 'done'; readonly amount: string } | { readonly status: 'refused' };

/** A line of the file: what a purse holds after it, and the answer to a movement. */
interface Line {
  readonly purse: string;
  readonly cents: number;
  readonly name?: string;
  readonly answer?: WireMoved;
}

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const textOf = (cents: number): string => (cents / 100).toFixed(2);
const purseOf = (user: string, currency: string): string => `${user} ${currency}`;

/** The players' purses, in hundredths. Each change is a line of the file, on disk before it is told: money outlives the process. */
export function openPurses(file: string) {
  const held = new Map<string, number>();
  const answers = new Map<string, WireMoved>();
  const take = ({ purse, cents, name, answer }: Line): void => {
    held.set(purse, cents);
    if (name !== undefined && answer !== undefined) answers.set(name, answer);
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (fs.existsSync(file)) {
    // The end that was cut off in the midst of a line was told to nobody.
    const whole = fs.readFileSync(file, 'utf8').replace(/[^\n]*$/, '');
    fs.writeFileSync(file, whole);
    for (const line of whole.split('\n').filter(Boolean)) take(JSON.parse(line) as Line);
  }
  const handle = fs.openSync(file, 'a');
  const write = (line: Line): void => {
    fs.writeSync(handle, `${JSON.stringify(line)}\n`);
    fs.fsyncSync(handle);
    take(line);
  };
  const centsOf = (purse: string): number => held.get(purse) ?? 0;
  return {
    balance: (user: string, currency: string): string => textOf(centsOf(purseOf(user, currency))),
    /** A repeat is answered as the first was. More than there is, and what is no amount, is refused for good. */
    move({ transfer_uuid: name, user, currency, direction, amount }: WireMovement): WireMoved {
      const before = answers.get(name);
      if (before) return before;
      const purse = purseOf(user, currency);
      const asked = amount ?? textOf(centsOf(purse));
      const cents = Math.round(Number(asked) * 100);
      const isRight = AMOUNT.test(asked) && (direction === 'in' || cents <= centsOf(purse));
      const answer: WireMoved = isRight ? { status: 'done', amount: asked } : { status: 'refused' };
      const movedCents = !isRight ? 0 : direction === 'in' ? cents : -cents;
      write({ purse, cents: centsOf(purse) + movedCents, name, answer });
      return answer;
    },
    /** Stakes and pays a round at once; false where the purse does not hold the stake. */
    play(user: string, currency: string, stakeCents: number, paidCents: number): boolean {
      const purse = purseOf(user, currency);
      if (stakeCents > centsOf(purse)) return false;
      write({ purse, cents: centsOf(purse) - stakeCents + paidCents });
      return true;
    },
  };
}
export type Purses = ReturnType<typeof openPurses>;
