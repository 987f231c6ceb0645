import type { Draws } from '@touchline/casino/draws/draws';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { replayRound } from '@touchline/casino/replay-round';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { parseMoney } from '@touchline/kernel/money';
import { compare, type Ratio } from '@touchline/kernel/ratio';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { parsePay, returnedMinor } from '../play/multiplier.ts';
import { type RecordedDraw, recordedDraws } from './recorded-draws.ts';

/** The findings of a check of a round. */
export interface RoundCheck {
  /** The revealed seed gives the promise; null while it is not revealed. */
  readonly sealed: boolean | null;
  /** The numbers that the game took, from their bytes on; the first block's where this page does not know the game's rules. */
  readonly draws: readonly RecordedDraw[];
  /** Draws and decisions give what the round has shown and its pay; null where this page checks the draws alone. */
  readonly drawn: boolean | null;
  /** The exact pay, as the receipt has it. */
  readonly pay: Ratio | null;
  /** Pay times stake, rounded down once, is what came back; null where nothing has been paid yet, or the stake came in parts. */
  readonly paid: boolean | null;
}

const FIRST_DRAWS = 4;

const minorOf = (text: string | null, currency: string): bigint | null => {
  const parsed = parseMoney(text ?? '', scaleOf(currency));
  return parsed.ok ? parsed.value : null;
};

/** The first stake: what the pay is a multiple of. */
const firstStake = ({ movements, stake }: CasinoReceipt): string => movements.find(({ kind }) => kind === 'stake')?.amount ?? stake;

/** Whether a round that is played again by its options, draws and decisions shows and pays the same. */
function isSameRound(game: AnyGame, round: CasinoReceipt, pay: Ratio | null, draws: Draws): boolean {
  const played = replayRound(game, round, draws);
  if (!played.ok) return false;
  return (
    JSON.stringify(game.view(played.value)) === JSON.stringify(round.view) &&
    pay !== null &&
    compare(game.returned(played.value), pay) === 0
  );
}

/**
 * Works a round out again in the browser: by its seeds and the rules of its game, with nothing of the server's. `game` is null where the rules
 * are not known.
 */
export function checkRound(round: CasinoReceipt, game: AnyGame | null): RoundCheck {
  const { serverSeed, clientSeed, nonce } = round;
  const pay = parsePay(round.pay);
  const stake = minorOf(firstStake(round), round.currency);
  const returned = minorOf(round.returned, round.currency);
  const isRefund = round.movements.some(({ kind }) => kind === 'refund');
  const paid = pay === null || stake === null || returned === null || isRefund ? null : returnedMinor(stake, pay) === returned;
  if (serverSeed === null) return { sealed: null, draws: [], drawn: null, pay, paid };
  const sealed = seedHash(serverSeed) === round.serverSeedHash;
  const { draws, taken } = recordedDraws({ serverSeed, clientSeed, nonce });
  if (!game || round.status !== 'over' || isRefund) {
    for (let i = 0; i < FIRST_DRAWS; i += 1) draws.bits52();
    return { sealed, draws: taken, drawn: null, pay, paid };
  }
  const drawn = isSameRound(game, round, pay, draws);
  return { sealed, draws: taken, drawn, pay, paid };
}
