import './forecast-picker.css';
import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { MarketView, MatchDetail } from '@touchline/contract/line/shapes';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { useMatchPreferences } from '../match-preferences.ts';
import { isNonRunner } from '../tracker/race-order.ts';
import { choosePlace, FORECAST, FORECAST_PLACES, type ForecastChoice, forecastSelections, NO_FORECAST } from './forecast-choice.ts';

interface ForecastPickerProps {
  readonly market: MarketView;
  readonly race: MatchDetail;
  readonly match: MatchSummary;
}

/** The first two of a race: a place is tapped for each, and the price of both orders stands beside. */
export function ForecastPicker({ market, race, match }: ForecastPickerProps) {
  const t = useTranslator();
  const { shut, toggleShut } = useMatchPreferences();
  const [choice, setChoice] = useState(NO_FORECAST);
  const isShut = shut.includes(FORECAST);
  return (
    <section className={`card market-card${isShut ? ' market-card-shut' : ''}`} aria-label={market.name}>
      <header>
        <h3>
          <button type="button" aria-expanded={!isShut} aria-controls={FORECAST} onClick={() => toggleShut(FORECAST)}>
            <Icon name="chev" className="market-chevron" />
            <span className="ellipsis">{market.name}</span>
          </button>
        </h3>
        {market.status === 'open' ? null : <Badge icon="lock">{t(`match.market.${market.status}`)}</Badge>}
      </header>
      {isShut ? null : (
        <div className="market-card-body forecast" id={FORECAST}>
          <Places race={race} title={market.name} choice={choice} onChoose={setChoice} />
          <Orders market={market} match={match} choice={choice} />
        </div>
      )}
    </section>
  );
}

interface PlacesProps {
  readonly race: MatchDetail;
  readonly title: string;
  readonly choice: ForecastChoice;
  readonly onChoose: (choice: ForecastChoice) => void;
}

/** A row a runner, a column a place. A column is a group of native radios, so that the arrow keys go down it. */
function Places({ race, title, choice, onChoose }: PlacesProps) {
  const t = useTranslator();
  const group = useId();
  return (
    <table className="forecast-places">
      <caption className="screen-reader-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.racecard.runner')}</th>
          {FORECAST_PLACES.map((place) => (
            <th key={place} scope="col">
              {t(`match.forecast.${place}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {race.runners.map((runner, index) => (
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
            {FORECAST_PLACES.map((place) => (
              <td key={place}>
                <label className="forecast-place">
                  <input
                    type="radio"
                    className="screen-reader-only"
                    name={`${group}${place}`}
                    aria-label={t('match.forecast.pick', { place: t(`match.forecast.${place}`), name: runner.name })}
                    disabled={isNonRunner(race.state, index)}
                    checked={choice[place] === index}
                    onChange={() => onChoose(choosePlace(choice, place, index))}
                  />
                  <span>{choice[place] === index ? <Icon name="check" size="s" /> : null}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OrdersProps {
  readonly market: MarketView;
  readonly match: MatchSummary;
  readonly choice: ForecastChoice;
}

function Orders({ market, match, choice }: OrdersProps) {
  const t = useTranslator();
  const orders = forecastSelections(market, choice);
  const isWhole = choice.first !== null && choice.second !== null;
  return (
    <div className="forecast-prices">
      <p className="faint" aria-live="polite">
        {t(!isWhole ? 'match.forecast.choose' : orders.length === 0 ? 'a11y.price-none' : 'match.forecast.orders')}
      </p>
      {orders.map((selection) => (
        <LiveOddsButton
          key={selection.id}
          match={match}
          market={market}
          selection={selection}
          label={selection.name}
          className="market-price"
          labelClassName="market-label"
          wide
        />
      ))}
    </div>
  );
}
