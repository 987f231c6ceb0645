import { drawWeight } from '@touchline/casino/books/draw-weight';
import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { BookReceipt } from '@touchline/contract/books/shapes';
import { parseMoney } from '@touchline/kernel/money';
import { scaleOf } from '../../../shell/formats/use-formats.ts';

/** The findings of a check of a round; null where the seed is not revealed yet, or nothing has been paid. */
export interface BookCheck {
  /** The revealed seed gives the promise. */
  readonly sealed: boolean | null;
  /** The seeds give the number that was drawn. */
  readonly drawn: boolean | null;
  /** The number falls on the row. */
  readonly found: boolean;
  /** The bet times what the row pays, rounded down once, is what came back. */
  readonly paid: boolean | null;
}

const minorOf = (text: string, currency: string): bigint | null => {
  const parsed = parseMoney(text, scaleOf(currency));
  return parsed.ok ? parsed.value : null;
};

/** Works a round out again in the browser, with nothing of the server's but what its receipt says. */
export function checkBookRound(round: BookReceipt): BookCheck {
  const { serverSeed, clientSeed, nonce, row, currency } = round;
  const [drawn, total, from, upto] = [round.drawn, round.totalWeight, row.from, row.upto].map(BigInt) as [bigint, bigint, bigint, bigint];
  const bet = minorOf(round.bet, currency);
  const returned = round.returned === null ? null : minorOf(round.returned, currency);
  return {
    sealed: serverSeed === null ? null : seedHash(serverSeed) === round.serverSeedHash,
    drawn: serverSeed === null ? null : drawWeight(seededDraws({ serverSeed, clientSeed, nonce }), total) === drawn,
    found: from <= drawn && drawn < upto && upto <= total,
    paid: bet === null || returned === null ? null : (bet * BigInt(row.payHundredths)) / 100n === returned,
  };
}
