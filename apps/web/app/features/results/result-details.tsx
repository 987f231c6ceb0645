import type { SettledResult } from '@touchline/contract/results/calls';
import { Button } from '@touchline/ui/button';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { PeriodScores } from './period-scores.tsx';
import { SettledMarkets } from './settled-markets.tsx';
import { StatisticBars } from './statistic-bars.tsx';

/** Of what happened, what somebody would retell. */
const HIGHLIGHT_KINDS: ReadonlySet<string> = new Set([
  'goal',
  'penalty',
  'penalty-missed',
  'red',
  'second-yellow',
  'touchdown',
  'home-run',
  'wicket',
]);
const MAX_HIGHLIGHTS = 24;

type State = { readonly phase: 'loading' } | { readonly phase: 'failed' } | { readonly phase: 'ready'; readonly detail: SettledResult };

/** Details that open under a result: scores by period, statistics as bars, what decided it. Asked for when it is opened. */
export function ResultDetails({ matchId }: { readonly matchId: number }) {
  const [tries, setTries] = useState(0);
  return <LoadError key={tries} matchId={matchId} again={() => setTries(tries + 1)} />;
}

function LoadError({ matchId, again }: { readonly matchId: number; readonly again: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const [state, setState] = useState<State>({ phase: 'loading' });
  useEffect(() => {
    let here = true;
    caller
      .execute('getResult', { query: { gameId: matchId, lng: t.language } })
      .then((detail) => here && setState({ phase: 'ready', detail }))
      .catch(() => here && setState({ phase: 'failed' }));
    return () => {
      here = false;
    };
  }, [caller, matchId, t.language]);
  if (state.phase === 'loading')
    return (
      <div className="result-details" aria-busy="true">
        <Skeleton width={220} />
        <Skeleton width={300} />
      </div>
    );
  if (state.phase === 'failed')
    return (
      <div className="result-details" role="alert">
        <p>{t('results.details.failed')}</p>
        <Button size="xs" onClick={again}>
          {t('action.retry')}
        </Button>
      </div>
    );
  return <ResultBody detail={state.detail} />;
}

function ResultBody({ detail }: { readonly detail: SettledResult }) {
  const t = useTranslator();
  const { home, away, periods, periodNames, statistics, incidents, venue, places, markets } = detail;
  const highlights = incidents.filter(({ kind }) => HIGHLIGHT_KINDS.has(kind)).slice(0, MAX_HIGHLIGHTS);
  const bare = statistics.length === 0 && highlights.length === 0 && periods.length < 2 && places.length === 0 && markets.length === 0;
  return (
    <div className="result-details">
      {venue ? (
        <p className="faint">
          {venue.name}, {venue.city}
        </p>
      ) : null}
      {bare ? <p className="muted">{t('results.details.none')}</p> : null}
      {away && periods.length > 1 ? <PeriodScores sides={[home, away]} periods={periods} names={periodNames} /> : null}
      {away === null && places.length > 0 ? (
        <ol className="result-places">
          {places.map(({ place, runner }) => (
            <li key={runner.id}>
              <b className="figures">{place > 0 ? place : '–'}</b>
              <bdi className="ellipsis">{runner.name}</bdi>
            </li>
          ))}
        </ol>
      ) : null}
      {highlights.length > 0 ? (
        <ol className="result-incidents">
          {highlights.map((incident) => (
            <li key={incident.id}>
              <b className="figures">{t('score.pair', { home: incident.score[0], away: incident.score[1] })}</b>
              <bdi>{incident.text}</bdi>
            </li>
          ))}
        </ol>
      ) : null}
      <SettledMarkets markets={markets} />
      {statistics.length > 0 ? <StatisticBars statistics={statistics} /> : null}
    </div>
  );
}
