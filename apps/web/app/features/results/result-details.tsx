import type { ResultDetail } from '@touchline/contract/results/calls';
import { Button } from '@touchline/ui/button';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';

/** Of what happened, what somebody would retell. */
const TOLD: ReadonlySet<string> = new Set(['goal', 'penalty', 'penalty-missed', 'red', 'second-yellow', 'touchdown', 'home-run', 'wicket']);
const MAX_HIGHLIGHTS = 24;

type State = { readonly phase: 'loading' } | { readonly phase: 'failed' } | { readonly phase: 'ready'; readonly detail: ResultDetail };

/** What opens under a result: scores by period, statistics as bars, what decided it. Asked for when it is opened. */
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

function ResultBody({ detail }: { readonly detail: ResultDetail }) {
  const t = useTranslator();
  const { home, away, periods, periodNames, statistics, incidents, venue, places } = detail;
  const told = incidents.filter(({ kind }) => TOLD.has(kind)).slice(0, MAX_HIGHLIGHTS);
  const bare = statistics.length === 0 && told.length === 0 && periods.length < 2 && places.length === 0;
  return (
    <div className="result-details">
      {venue ? (
        <p className="faint">
          {venue.name}, {venue.city}
        </p>
      ) : null}
      {bare ? <p className="muted">{t('results.details.none')}</p> : null}
      {away && periods.length > 1 ? (
        <div className="result-scroll">
          <table className="table">
            <caption className="screen-reader-only">{t('results.periods')}</caption>
            <thead>
              <tr>
                <td />
                {periodNames.map((name) => (
                  <th key={name} scope="col" className="table-end">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[home, away].map((side, index) => (
                <tr key={side.id}>
                  <th scope="row">{side.name}</th>
                  {periods.map((pair, period) => (
                    <td key={periodNames[period] ?? period} className="table-end">
                      {pair[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {away === null && places.length > 0 ? (
        <ol className="result-places">
          {places.map(({ place, runner }) => (
            <li key={runner.id}>
              <b className="figures">{place > 0 ? place : '–'}</b>
              <span className="ellipsis">{runner.name}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {statistics.length > 0 ? (
        <div className="result-statistics">
          {statistics.map(({ key, name, home: a, away: b }) => (
            <dl key={key} className="result-statistic">
              <dt>{name}</dt>
              <dd className="figures">{a}</dd>
              <dd className="figures">{b}</dd>
              <div className="result-statistic-bar" aria-hidden="true">
                <i style={{ flexGrow: a }} />
                <i style={{ flexGrow: b }} />
              </div>
            </dl>
          ))}
        </div>
      ) : null}
      {told.length > 0 ? (
        <ol className="result-incidents">
          {told.map((incident) => (
            <li key={incident.id}>
              <b className="figures">
                {incident.score[0]}–{incident.score[1]}
              </b>
              <span>{incident.text}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
