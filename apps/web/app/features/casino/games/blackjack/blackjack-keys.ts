import type { BlackjackChoice } from './best-choice.ts';

/** The letter that makes each choice. */
export const BLACKJACK_KEYS: Readonly<Record<BlackjackChoice, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
  insure: 'I',
  decline: 'N',
};
