import { POINTS } from '@touchline/catalogue/points';

/**
 * Accounts of the double-entry ledger. A positive balance of a player's account is money that the house owes the player; the house's
 * accounts mirror it, so that everything together is always 0 per currency.
 *
 * - `player-main`, `player-free-bet`: what can be staked; never below 0
 * - `player-bonus`: what is left of one bonus; each grant has an account of its own; never below 0
 * - `player-points`, `house-points`: points, which are no money: their unit is `POINTS`, and no other account has it
 * - `player-hold`: taken out for a withdrawal that is not paid yet; never below 0
 * - `player-debt`: what a corrected result left owing; never above 0
 * - `player-advance`: stakes of advance bets that returns have yet to repay; never above 0
 * - `house-stakes`, `house-payouts`: stakes received (+) and returns paid (-); together the gross revenue
 * - `house-deposits`, `house-withdrawals`: money on its way between a payment provider and us
 * - `house-provider`: what passed between us and providers of games
 * - `house-games`: stakes of the house's own games received (+) and their returns paid (-)
 * - `house-tax`: tax withheld and owed to the state
 * - `house-bonus`: cost of gifts (bonuses, free bets, seeds of jackpots)
 * - `house-jackpot`: what jackpots of providers' games hold: contributions of stakes and seeds (+), wins (-)
 * - `house-game-jackpots`: what a brand's own jackpots hold together: what the house adds to them of stakes, and seeds (+), drops (-)
 * - `house-insurance`: premiums received (+) and insured stakes paid (-)
 * - `house-rounding`: what rounding a payout to its payable unit left over
 * - `house-toto-...`: what a pool holds, in the base currency: stakes of draws that are not settled, and its jackpot
 * - `house-lottery-...`: what a lottery holds, in the base currency: stakes of draws that are not settled, and its jackpot
 * - `house-lottery-reserve`: what dividing prizes by their winners left over
 * - `house-bingo-...`: what a room of bingo holds, in the base currency: stakes of games that are not over, and prizes that are yet to be paid
 * - `house-poker`: chips before players and house bots at poker tables, in the pools' currency; what a hand moves among them moves nothing here
 * - `house-sit-go`: entries of sit-and-gos that are not over, in the pools' currency: buy-ins and fees (+), prizes, refunds and what the house takes (-)
 * - `house-manual`: what two operators credited (-) or debited (+) by hand
 * - `house-exchange`: money of other currencies on its way into and out of pools; worth nothing in all currencies together
 */
export const PLAYER_ACCOUNT_KINDS = [
  'player-main',
  'player-bonus',
  'player-free-bet',
  'player-hold',
  'player-debt',
  'player-advance',
  'player-points',
] as const;
export const HOUSE_ACCOUNT_KINDS = [
  'house-stakes',
  'house-payouts',
  'house-deposits',
  'house-withdrawals',
  'house-provider',
  'house-games',
  'house-tax',
  'house-bonus',
  'house-insurance',
  'house-rounding',
  'house-toto-fifteen',
  'house-toto-score',
  'house-toto-totals',
  'house-lottery-six-of-49',
  'house-lottery-five-of-36',
  'house-lottery-keno-80',
  'house-lottery-reserve',
  'house-bingo-90',
  'house-bingo-75',
  'house-poker',
  'house-sit-go',
  'house-manual',
  'house-exchange',
  'house-jackpot',
  'house-game-jackpots',
  'house-points',
] as const;

export type PlayerAccountKind = (typeof PLAYER_ACCOUNT_KINDS)[number];
export type HouseAccountKind = (typeof HOUSE_ACCOUNT_KINDS)[number];
export type AccountKind = PlayerAccountKind | HouseAccountKind;

/** The unit of points, where money has its currency. */
export { POINTS };

/**
 * An account by what it is: a row of `ledger_account`. The house has one of each kind per currency, a player too, but for bonuses: `grantId` is whose
 * money a `player-bonus` holds, and no other account has one.
 */
export type Account =
  | { readonly kind: PlayerAccountKind; readonly playerId: bigint; readonly currency: string; readonly grantId?: bigint }
  | { readonly kind: HouseAccountKind; readonly playerId: null; readonly currency: string; readonly grantId?: never };

export const playerAccount = (kind: Exclude<PlayerAccountKind, 'player-bonus'>, playerId: bigint, currency: string): Account => ({
  kind,
  playerId,
  currency,
});
export const bonusAccount = (grantId: bigint, playerId: bigint, currency: string): Account => ({
  kind: 'player-bonus',
  playerId,
  currency,
  grantId,
});
export const houseAccount = (kind: HouseAccountKind, currency: string): Account => ({ kind, playerId: null, currency });

/** One text per account, the same everywhere (a row says null where there is no grant): "player-main/17/EUR", "house-tax//EUR", "player-bonus/17/EUR/3". */
export const accountKey = ({ kind, playerId, currency, grantId }: Account): string =>
  `${kind}/${playerId ?? ''}/${currency}${grantId ? `/${grantId}` : ''}`;

/** Accounts of what a player owes: a negative balance, repaid by returns before anything reaches the main account. */
export const isDebtAccount = (kind: AccountKind): boolean => kind === 'player-debt' || kind === 'player-advance';

/** Whether an account counts in the unit that is its kind's: points in points, everything else in money. */
export const hasOwnUnit = ({ kind, currency }: Account): boolean =>
  (kind === 'player-points' || kind === 'house-points') === (currency === POINTS);

/** Whether an account may hold this balance: players' accounts not below 0, their debt not above, the house's as it comes. */
export function isBalanceAllowed({ kind, playerId }: Account, balanceMinor: bigint): boolean {
  if (playerId === null) return true;
  return isDebtAccount(kind) ? balanceMinor <= 0n : balanceMinor >= 0n;
}
