import type { SlotOutcome } from '@touchline/casino/slots/engine/steps';
import type { Translator } from '@touchline/i18n/translator';

/** The end of a round in words, for those who do not see the reels: its combinations, its free spins, its coins. */
export function slotOutcomeText(t: Translator, { steps }: SlotOutcome): string {
  const combinations = steps.reduce((sum, step) => sum + (step.kind === 'wins' ? step.wins.length : 0), 0);
  const freeSpins = steps.filter((step) => (step.kind === 'spin' || step.kind === 'board') && step.spin === 'free').length;
  const coins = steps.reduce((sum, step) => sum + (step.kind === 'collect' ? step.coins : 0), 0);
  return [
    t('slots.outcome.combinations', { n: combinations }),
    freeSpins > 0 ? t('slots.outcome.free-spins', { n: freeSpins }) : '',
    coins > 0 ? t('slots.outcome.coins', { n: coins }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
