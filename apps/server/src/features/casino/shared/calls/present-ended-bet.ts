import { moneyText } from '@touchline/catalogue/money-text';
import type { OwnSharedBet } from '@touchline/contract/casino/shared-shapes';
import type { EndedBet } from '../bets/pay-bet.ts';
import { presentOwnBet } from '../bets/present-bet.ts';

/** A bet with what its player's account holds, as the calls answer. */
export const presentEndedBet = ({ bet, balanceMinor }: EndedBet): { readonly bet: OwnSharedBet; readonly balance: string } => ({
  bet: presentOwnBet(bet),
  balance: moneyText(balanceMinor, bet.currency),
});
