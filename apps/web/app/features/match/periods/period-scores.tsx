import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';
import { useTranslator } from '@touchline/ui/translator-context';
import { isOvertime, periodName } from './period-name.ts';

const HALVES = ['match.half.1', 'match.half.2'] as const;

/** The scores of the halves or rounds, in a line under the score. */
export function PeriodScores({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const { periods } = match.state;
  // Cricket's periods are innings: each side bats in one of them, and the score says them.
  if (periods.length === 0 || match.away === null || match.sport === SPORT.cricket) return null;
  return (
    <p className="board-halves figures">
      {periods
        .map((pair, index) => ({ n: index + 1, home: pair[0], away: pair[1] }))
        .map(({ n, home, away }) => (
          <span key={n}>
            <span dir="auto">{partName(t, match, n)}</span> <b>{t('score.pair', { home, away })}</b>
          </span>
        ))}
    </p>
  );
}

function partName(t: Translator, match: MatchDetail, n: number): string {
  if (match.format.periods !== 2) return periodName(t, match, n);
  return isOvertime(match.format, n) ? t('match.period.extra') : t(HALVES[n - 1] ?? 'match.half.2');
}
