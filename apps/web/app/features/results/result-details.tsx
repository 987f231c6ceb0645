import type { ResultDetail } from '@touchline/contract/results';
import { Button } from '@touchline/ui/button';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';

/** Of what happened, what somebody would retell. */
const TOLD: ReadonlySet<string> = new Set(['goal', 'penalty', 'penalty-missed', 'red', 'second-yellow', 'touchdown', 'home-run', 'wicket']);
const MOST_TOLD = 24;

type State = { readonly phase: 'loading' } | { readonly phase: 'failed' } | { readonly phase: 'ready'; readonly detail: ResultDetail };

/** What opens under a result: scores by period, statistics as bars, what decided it. Asked for when it is opened. */
export function ResultDetails({ matchId }: { readonly matchId: number }) {
  const [tries, setTries] = useState(0);
  return <Try key={tries} matchId={matchId} again={() => setTries(tries + 1)} />;
}

function Try({ matchId, again }: { readonly matchId: number; readonly again: () => void }) {
  const t = useTexts();
  const caller = useCaller();
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
      <div className="res-d" aria-busy="true">
        <Skeleton width={220} />
        <Skeleton width={300} />
      </div>
    );
  if (state.phase === 'failed')
    return (
      <div className="res-d" role="alert">
        <p>{t('results.details.failed')}</p>
        <Button size="xs" onClick={again}>
          {t('action.retry')}
        </Button>
      </div>
    );
  return <Details detail={state.detail} />;
}

function Details({ detail }: { readonly detail: ResultDetail }) {
  const t = useTexts();
  const { home, away, periods, periodNames, statistics, incidents, venue, places } = detail;
  const told = incidents.filter(({ kind }) => TOLD.has(kind)).slice(0, MOST_TOLD);
  const bare = statistics.length === 0 && told.length === 0 && periods.length < 2 && places.length === 0;
  return (
    <div className="res-d">
      {venue ? (
        <p className="mut3">
          {venue.name}, {venue.city}
        </p>
      ) : null}
      {bare ? <p className="mut">{t('results.details.none')}</p> : null}
      {away && periods.length > 1 ? (
        <div className="res-scroll">
          <table className="tbl">
            <caption className="sr">{t('results.periods')}</caption>
            <thead>
              <tr>
                <td />
                {periodNames.map((name) => (
                  <th key={name} scope="col" className="r">
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
                    <td key={periodNames[period] ?? period} className="r">
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
        <ol className="res-places">
          {places.map(({ place, runner }) => (
            <li key={runner.id}>
              <b className="num">{place > 0 ? place : '–'}</b>
              <span className="ell">{runner.name}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {statistics.length > 0 ? (
        <div className="res-stats">
          {statistics.map(({ key, name, home: a, away: b }) => (
            <dl key={key} className="st">
              <dt>{name}</dt>
              <dd className="num">{a}</dd>
              <dd className="num">{b}</dd>
              <div className="st-b" aria-hidden="true">
                <i style={{ flexGrow: a }} />
                <i style={{ flexGrow: b }} />
              </div>
            </dl>
          ))}
        </div>
      ) : null}
      {told.length > 0 ? (
        <ol className="res-told">
          {told.map((incident) => (
            <li key={incident.id}>
              <b className="num">
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
