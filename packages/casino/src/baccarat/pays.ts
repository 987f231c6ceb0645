import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';

export const BACCARAT_PLACES = ['player', 'banker', 'tie'] as const;
export type BaccaratBet = (typeof BACCARAT_PLACES)[number];

/** Five per cent off the banker's win; the same with a tie at 9:1; no commission, but half where the banker wins with six. */
export const BACCARAT_PAYS = ['commission', 'tieNine', 'noCommission'] as const;
export type BaccaratPays = (typeof BACCARAT_PAYS)[number];

/** The points of both hands, 0 to 9. */
export interface BaccaratPoints {
  readonly player: number;
  readonly banker: number;
}

const COMMISSION = ratio(195n, 100n);
const EVEN_MONEY = ratio(2n, 1n);
const HALF = ratio(3n, 2n);

function bankerPay(points: number, pays: BaccaratPays): Ratio {
  if (pays !== 'noCommission') return COMMISSION;
  return points === 6 ? HALF : EVEN_MONEY;
}

/** The return of a bet per unit; a tie gives the bets on player and banker back. */
export function baccaratPay(on: BaccaratBet, { player, banker }: BaccaratPoints, pays: BaccaratPays): Ratio {
  if (on === 'tie') return player === banker ? ratio(pays === 'tieNine' ? 10n : 9n, 1n) : ZERO;
  if (player === banker) return ratio(1n, 1n);
  if (on === 'player') return player > banker ? EVEN_MONEY : ZERO;
  return banker > player ? bankerPay(banker, pays) : ZERO;
}
