import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { parseMoney } from '@touchline/kernel/money';
import type { Ratio } from '@touchline/kernel/ratio';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { parsePay, returnedMinor } from '../play/multiplier.ts';
import { DRAWN_VIEWS } from './drawn-views.ts';
import { type RecordedDraw, recordedDraws } from './recorded-draws.ts';

/** The findings of a check of a round. */
export interface RoundCheck {
  /** The revealed seed gives the promise; null while it is not revealed. */
  readonly sealed: boolean | null;
  /** The numbers that the game took, from their bytes on; the first block's where this page does not know the game's rules. */
  readonly draws: readonly RecordedDraw[];
  /** The draws give what the round has shown; null where this page checks the draws alone. */
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

/** Works a round out again in the browser: by its seeds and the rules, with nothing of the server's. */
export function checkRound(round: CasinoReceipt): RoundCheck {
  const { serverSeed, clientSeed, nonce } = round;
  const pay = parsePay(round.pay);
  const stake = minorOf(firstStake(round), round.currency);
  const returned = minorOf(round.returned, round.currency);
  const isRefund = round.movements.some(({ kind }) => kind === 'refund');
  const paid = pay === null || stake === null || returned === null || isRefund ? null : returnedMinor(stake, pay) === returned;
  if (serverSeed === null) return { sealed: null, draws: [], drawn: null, pay, paid };
  const sealed = seedHash(serverSeed) === round.serverSeedHash;
  const { draws, taken } = recordedDraws({ serverSeed, clientSeed, nonce });
  const rules = DRAWN_VIEWS[round.game];
  if (!rules || round.status !== 'over' || isRefund) {
    for (let i = 0; i < FIRST_DRAWS; i += 1) draws.bits52();
    return { sealed, draws: taken, drawn: null, pay, paid };
  }
  const expected = rules({ options: round.options as never, draws, edgePpm: round.edgePpm, shown: round.view as never });
  const shown = round.view as Readonly<Record<string, unknown>>;
  const drawn = Object.entries(expected).every(([name, value]) => JSON.stringify(shown[name]) === JSON.stringify(value));
  return { sealed, draws: taken, drawn, pay, paid };
}
