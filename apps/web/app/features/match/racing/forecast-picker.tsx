import './forecast-picker.css';
import type { MarketView, MatchDetail } from '@touchline/contract/line/shapes';
import { Segments } from '@touchline/ui/forms/segments';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { MarketStatus } from '../markets/market-status.tsx';
import { useMatchPreferences } from '../match-preferences.ts';
import { FORECAST, type ForecastKind, forecastKind, NO_FORECAST } from './forecast-choice.ts';
import { ForecastPlaces } from './forecast-places.tsx';
import { ForecastPrices } from './forecast-prices.tsx';

interface ForecastPickerProps {
  /** The forecast, the tricast, or both. */
  readonly markets: readonly MarketView[];
  readonly race: MatchDetail;
  readonly match: MatchSummary;
}

/** The first two or three of a race: a runner is tapped for each place, or several for any order, and what they pay stands beside. */
export function ForecastPicker({ markets, race, match }: ForecastPickerProps) {
  const t = useTranslator();
  const { shut, toggleShut } = useMatchPreferences();
  const [choice, setChoice] = useState(NO_FORECAST);
  const [kind, setKind] = useState<ForecastKind>('forecast');
  const market = markets.find((one) => forecastKind(one) === kind) ?? markets[0];
  if (!market) return null;
  const isShut = shut.includes(FORECAST);
  const title = markets.length > 1 ? t('match.forecast.title') : market.name;
  return (
    <section className={`card market-card${isShut ? ' market-card-shut' : ''}`} aria-label={title}>
      <header>
        <h3>
          <button type="button" aria-expanded={!isShut} aria-controls={FORECAST} onClick={() => toggleShut(FORECAST)}>
            <Icon name="chev" className="market-chevron" />
            <span className="ellipsis">{title}</span>
          </button>
        </h3>
        <MarketStatus status={market.status} />
        {markets.length > 1 ? (
          <Segments
            label={t('match.forecast.kinds')}
            items={[
              { key: 'forecast', label: t('match.forecast.kind.forecast') },
              { key: 'tricast', label: t('match.forecast.kind.tricast') },
            ]}
            value={kind}
            onChange={setKind}
          />
        ) : null}
      </header>
      {isShut ? null : (
        <div className="market-card-body forecast" id={FORECAST}>
          <ForecastPlaces market={market} race={race} choice={choice} onChoose={setChoice} />
          <ForecastPrices market={market} race={race} match={match} choice={choice} />
        </div>
      )}
    </section>
  );
}
