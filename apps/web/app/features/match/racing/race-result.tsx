import './racecard.css';
import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { HorsesRace } from '@touchline/contract/statistics/shapes';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { FavouriteMark } from './favourite-mark.tsx';
import { fraction } from './fraction.ts';
import { NON_RUNNER, raceResultOf } from './race-result-rows.ts';

interface RaceResultProps {
  readonly match: Pick<MatchDetail, 'runners' | 'sport' | 'state'>;
  readonly race: HorsesRace | null;
}

/** How a race ended: the order of the finish, and the odds at which each was off. Nothing before the result. */
export function RaceResult({ match, race }: RaceResultProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { revalidate } = useRevalidator();
  const result = raceResultOf(match, race);
  const isOld = result !== null && race?.bestOdds === true && race.state.status !== 'ended';
  // The page was loaded before the off: the starting odds came after.
  useEffect(() => {
    if (isOld) void revalidate();
  }, [isOld, revalidate]);
  if (!result) return null;
  const { rows, favourites, hasOdds, terms } = result;
  const title = t('match.race-result');
  return (
    <section className="card market-card" aria-label={title}>
      <header>
        <h3 className="race-result-title">{title}</h3>
      </header>
      <div className="market-card-body">
        <table className="racecard race-result">
          <caption className="screen-reader-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="race-result-place">
                {t('match.race-result.place')}
              </th>
              <th scope="col">{t(rows.some(({ entry }) => entry) ? 'match.racecard.horse' : 'match.racecard.runner')}</th>
              {hasOdds ? (
                <th scope="col" className="race-result-odds">
                  {t('match.race-result.starting-odds')}
                </th>
              ) : null}
              {terms ? (
                <th scope="col" className="race-result-odds">
                  {t('match.racecard.place', { part: fraction(terms) })}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-out={row.place === NON_RUNNER || undefined}>
                <td className="figures race-result-place">{row.place > 0 ? <b>{row.place}</b> : '–'}</td>
                <th scope="row" className="racecard-runner">
                  <span>
                    <span className="figures racecard-number">{row.index + 1}</span>
                    <SilkIcon silk={silkInRace(match.sport, row.index, row.id)} size={22} />
                    <span className="racecard-name">
                      <span className="racecard-heading">
                        <bdi className="ellipsis" title={row.name}>
                          {row.name}
                        </bdi>
                        <FavouriteMark index={row.index} favourites={favourites} />
                      </span>
                      <small className="faint">
                        {row.place === NON_RUNNER ? (
                          t('match.racecard.non-runner')
                        ) : row.place === 0 ? (
                          t('match.race-result.unplaced')
                        ) : row.entry ? (
                          <>
                            <bdi>{row.entry.jockey}</bdi> · <bdi>{row.entry.trainer}</bdi>
                          </>
                        ) : null}
                      </small>
                    </span>
                  </span>
                </th>
                {hasOdds ? <td className="figures race-result-odds">{row.odds > 0 ? odds(row.odds) : '–'}</td> : null}
                {terms ? <td className="figures race-result-odds">{row.placeOdds === null ? '' : odds(row.placeOdds)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
        {hasOdds ? <p className="racecard-terms">{t('match.race-result.starting-odds.long')}</p> : null}
      </div>
    </section>
  );
}
