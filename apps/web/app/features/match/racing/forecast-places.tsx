import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { MarketView, MatchDetail } from '@touchline/contract/line/shapes';
import { Icon } from '@touchline/ui/icon';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useMemo } from 'react';
import { usePicks } from '../../../live/selection-picks.ts';
import { isNonRunner } from '../tracker/race-order.ts';
import {
  choosePlace,
  FORECAST_PLACES,
  type ForecastChoice,
  forecastKind,
  offeredRunners,
  orderCount,
  placeCount,
  toggleAny,
} from './forecast-choice.ts';

interface ForecastPlacesProps {
  readonly market: MarketView;
  readonly race: MatchDetail;
  readonly choice: ForecastChoice;
  readonly onChoose: (choice: ForecastChoice) => void;
}

/** A row a runner, a column a place and one for any order. A column of a place is a group of native radios, so that the arrow keys go down it. */
export function ForecastPlaces({ market, race, choice, onChoose }: ForecastPlacesProps) {
  const t = useTranslator();
  const group = useId();
  const { singles } = usePicks();
  const kind = forecastKind(market);
  const places = FORECAST_PLACES.slice(0, placeCount(kind));
  const offered = useMemo(() => offeredRunners(market), [market]);
  // One more runner would make more bets than a bet slip takes at once.
  const isFull = !singles || orderCount(kind, choice.any.length + 1) > singles.max;
  return (
    <table className="forecast-places">
      <caption className="screen-reader-only">{market.name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.racecard.runner')}</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {t(`match.forecast.${place}`)}
            </th>
          ))}
          <th scope="col">{t('match.forecast.any')}</th>
        </tr>
      </thead>
      <tbody>
        {race.runners.map((runner, index) => {
          const isOut = isNonRunner(race.state, index) || !offered.has(index);
          const isAny = choice.any.includes(index);
          return (
            <tr key={runner.id}>
              <th scope="row">
                <span className="forecast-runner">
                  <span className="figures racecard-number">{index + 1}</span>
                  <SilkIcon silk={silkInRace(race.sport, index, runner.id)} />
                  <bdi className="ellipsis" title={runner.name}>
                    {runner.name}
                  </bdi>
                </span>
              </th>
              {places.map((place, at) => (
                <td key={place}>
                  <label className="forecast-place">
                    <input
                      type="radio"
                      className="screen-reader-only"
                      name={`${group}${place}`}
                      aria-label={t('match.forecast.pick', { place: t(`match.forecast.${place}`), name: runner.name })}
                      disabled={isOut}
                      checked={choice.places[at] === index}
                      onChange={() => onChoose(choosePlace(choice, at, index))}
                    />
                    <span>{choice.places[at] === index ? <Icon name="check" size="s" /> : null}</span>
                  </label>
                </td>
              ))}
              <td>
                <label className="forecast-place forecast-box">
                  <input
                    type="checkbox"
                    className="screen-reader-only"
                    aria-label={t('match.forecast.pick', { place: t('match.forecast.any-order'), name: runner.name })}
                    disabled={isOut || (isFull && !isAny)}
                    checked={isAny}
                    onChange={() => onChoose(toggleAny(choice, index))}
                  />
                  <span>{isAny ? <Icon name="check" size="s" /> : null}</span>
                </label>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
