import { drawTrigger } from '@touchline/casino/jackpots/jackpot-draws';
import { moneyText } from '@touchline/catalogue/money-text';
import type { JackpotDrop, JackpotOfRound, JackpotTermsView, JackpotView, JackpotWin } from '@touchline/contract/casino/jackpot-shapes';
import type { DroppedPot, Pot } from './jackpot.store.ts';

function presentTerms({ id, tier, number, currency, terms, promise, revealedSecret }: Pot): JackpotTermsView {
  const amount = (minor: bigint): string => moneyText(minor, currency);
  const trigger = terms.kind === 'mystery' && revealedSecret !== null ? drawTrigger(revealedSecret, tier, number, terms) : null;
  return {
    pot: String(id),
    tier,
    number,
    kind: terms.kind,
    seed: amount(terms.seedMinor),
    cap: terms.kind === 'mystery' ? amount(terms.capMinor) : null,
    odds: terms.kind === 'chance' ? amount(terms.oddsMinor) : null,
    ratePpm: terms.ratePpm,
    promise,
    secret: revealedSecret,
    trigger: trigger === null ? null : amount(trigger),
  };
}

/** A pot that fills. */
export const presentJackpot = (pot: Pot): JackpotView => ({ ...presentTerms(pot), amount: moneyText(pot.amountMinor, pot.currency) });

/** A pot that has dropped, as everybody sees it. */
export const presentDrop = (pot: DroppedPot): JackpotDrop => ({
  ...presentJackpot(pot),
  droppedAt: pot.droppedAt.getTime(),
  game: pot.game,
});

/** A pot in the round that has won it. */
export const presentWin = ({ id, tier, amountMinor, currency }: DroppedPot): JackpotWin => ({
  pot: String(id),
  tier,
  amount: moneyText(amountMinor, currency),
});

/** A pot in the receipt of a round that took part in it. */
export const presentPotOfRound = (pot: Pot, won: readonly DroppedPot[]): JackpotOfRound => ({
  ...presentTerms(pot),
  won: won.some(({ id }) => id === pot.id) ? moneyText(pot.amountMinor, pot.currency) : null,
});
