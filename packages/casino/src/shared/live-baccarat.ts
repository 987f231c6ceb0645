import { baccaratChances } from '../baccarat/chances.ts';
import { type BaccaratView, baccaratPoints, dealHands } from '../baccarat/deal-hands.ts';
import { BACCARAT_PLACES, type BaccaratBet, type BaccaratPoints, baccaratPay } from '../baccarat/pays.ts';
import { liveGame } from './live-game.ts';

const POINTS = 10;

/** The number of a result: the player's points and the banker's as the digits of tens and ones. */
const resultOf = ({ player, banker }: BaccaratPoints): number => player * POINTS + banker;

/** The points of both hands by the number of a result. */
export const pointsOfResult = (result: number): BaccaratPoints => ({ player: Math.floor(result / POINTS), banker: result % POINTS });

/** How long a card takes from the shoe to its place, face up, ms. */
export const LIVE_CARD_MS = 1_200;
const MAX_CARDS = 6;
/** How long both hands lie before the winner is called, ms. */
const CALL_MS = 800;

/** Two hands for everybody by the standard third-card rule; five per cent off the banker's win. */
export const LIVE_BACCARAT = liveGame<BaccaratBet, BaccaratView>({
  key: 'live-baccarat',
  draw: dealHands,
  resultOf: (view) => resultOf(baccaratPoints(view)),
  pay: (on, result) => baccaratPay(on, pointsOfResult(result), 'commission'),
  results: () => baccaratChances().map(({ result, ways }) => ({ result: resultOf(result), ways })),
  places: BACCARAT_PLACES,
  // As long as six cards take, whatever is dealt: how many came is told by the table alone.
  showMs: MAX_CARDS * LIVE_CARD_MS + CALL_MS,
});
