import { SPORT, sportById } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';

type Played = Pick<MatchDetail, 'sport' | 'format'>;
type PeriodKind = 'set' | 'frame' | 'map' | 'inning' | 'quarter' | 'round' | 'period';

/** Sports that add up their periods and have a word of their own for them. */
const SUMMED: ReadonlyMap<number, PeriodKind> = new Map([
  [SPORT.baseball, 'inning'],
  [SPORT.basketball, 'quarter'],
  [SPORT.cyberBasketball, 'quarter'],
  [SPORT.virtualBasketball, 'quarter'],
  [SPORT.americanFootball, 'quarter'],
]);

function periodKind({ sport, format }: Played): PeriodKind {
  const { family } = sportById(sport);
  if (family === 'combat') return 'round';
  if (format.scoring !== 'periods') return SUMMED.get(sport) ?? 'period';
  return family === 'cue' ? 'frame' : family === 'cyber' ? 'map' : 'set';
}

/** "Set 3", "Quarter 2", "OT": a period in the words of its sport. */
export const periodName = (t: Translator, match: Played, n: number): string =>
  isOvertime(match.format, n) ? t('match.period.overtime') : t(`match.period.${periodKind(match)}`, { n });

/** "Sets", "Frames", "Maps": what the side that wins more of has won; "Total" of what is added up. */
export function scoreName(t: Translator, match: Played): string {
  const kind = periodKind(match);
  return kind === 'set' || kind === 'frame' || kind === 'map' ? t(`match.periods.${kind}`) : t('match.periods.total');
}

/** Whether a period comes after those that are played in any case. Sets and frames have none such. */
export const isOvertime = (format: MatchDetail['format'], n: number): boolean => format.scoring === 'sum' && n > format.periods;
