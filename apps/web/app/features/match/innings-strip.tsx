import './innings-strip.css';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { inningsState, oversText, runRate, runsToWin } from '../../live/innings-state.ts';

/** Of cricket, under the score: the overs and the run rate of both sides, and between them what the chase still needs. */
export function InningsStrip({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  if (match.sport !== SPORT.cricket || match.away === null) return null;
  const chase = runsToWin(match.state);
  return (
    <div className="innings-strip">
      <InningsLine match={match} side={1} />
      <b dir="auto">{chase !== null && chase > 0 ? t('cricket.target', { n: chase }) : null}</b>
      <InningsLine match={match} side={2} />
    </div>
  );
}

function InningsLine({ match, side }: { readonly match: MatchDetail; readonly side: 1 | 2 }) {
  const t = useTranslator();
  const innings = inningsState(match.state, side);
  const rate = runRate(innings);
  return (
    <span dir="auto">
      {rate === '' ? null : `${t('cricket.overs', { overs: oversText(innings.balls) })} · ${t('cricket.rate', { rate })}`}
    </span>
  );
}
