import type { Translator } from '@touchline/i18n/translator';

/** Stages come as codes ("1/8", "final"), rounds of a league as numbers. What is neither is a name already. */
export function roundName(t: Translator, round: string): string {
  const named = t.find(`stats.round.${round}`);
  if (named !== undefined && round !== 'n') return named;
  return /^\d+$/.test(round) ? t('stats.round.n', { n: round }) : round;
}
