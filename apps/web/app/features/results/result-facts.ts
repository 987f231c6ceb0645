import { SPORT, sportById } from '@touchline/catalogue/sport/sports';
import type { ResultRow } from '@touchline/contract/results/calls';
import type { Translator } from '@touchline/i18n/translator';

/** The line of goals that most people bet on. */
const GOALS_LINE = 2.5;
/** Judges' rounds are no figures that add up. */
const UNSUMMED: ReadonlySet<string> = new Set(['combat']);

type Played = Pick<ResultRow, 'sport' | 'away' | 'status' | 'score' | 'periods'>;
type Pair = readonly [home: number, away: number];

/**
 * How what most people bet on was settled, in as many words: of football the result, 2.5 goals and both to score, by regular time (its first two
 * periods); of other sports all that was counted in their periods. Empty of races and of what was not played to its end.
 */
export function resultFacts(t: Translator, { sport, away, status, score, periods }: Played): readonly string[] {
  if (away === null || status !== 'ended') return [];
  if (sport === SPORT.football) {
    const [home, guests] = periods.length >= 2 ? sumOf(periods.slice(0, 2)) : score;
    const line = GOALS_LINE.toFixed(1);
    return [
      home > guests ? '1' : home < guests ? '2' : 'X',
      home + guests > GOALS_LINE ? t('results.fact.over', { line }) : t('results.fact.under', { line }),
      home > 0 && guests > 0 ? t('results.fact.both-scored') : t('results.fact.not-both'),
    ];
  }
  if (periods.length < 2 || UNSUMMED.has(sportById(sport).family)) return [];
  const [home, guests] = sumOf(periods);
  return [t('results.fact.total', { n: home + guests })];
}

const sumOf = (periods: readonly Pair[]): Pair => periods.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);
