import type { AnyGame } from '../../../packages/casino/src/game.ts';
import { TABLE_GAMES } from '../../../packages/casino/src/games/table-games.ts';
import { BLACKJACK_LINES } from './blackjack-lines.ts';
import { CASINO_HOLDEM_LINES } from './casino-holdem-lines.ts';
import { payoutLine } from './payout-line.ts';
import type { ProofLine } from './proof-line.ts';
import { TWENTY_ONE_LINES } from './twenty-one-lines.ts';
import { VIDEO_POKER_LINES } from './video-poker-lines.ts';

/** Games whose decisions count, each with a strategy of its own. */
const PLAYED: Readonly<Record<string, readonly ProofLine[]>> = {
  blackjack: BLACKJACK_LINES,
  'twenty-one': TWENTY_ONE_LINES,
  'video-poker': VIDEO_POKER_LINES,
  'casino-holdem': CASINO_HOLDEM_LINES,
};

const ROLL = { roll: true };

/** Every bet of a layout by itself; the dice of craps are thrown until it is settled. */
const betLines = (game: AnyGame): ProofLine[] =>
  game.variants().map((options) =>
    payoutLine({
      game,
      options,
      way: game.key === 'craps' ? 'thrown until settled' : '',
      payouts: game.returns(options, 0).payouts,
      decide: () => ROLL,
    }),
  );

/** Every way in which the games of the tables are proven. */
export const TABLE_LINES: readonly ProofLine[] = TABLE_GAMES.flatMap((game) => PLAYED[game.key] ?? betLines(game));
