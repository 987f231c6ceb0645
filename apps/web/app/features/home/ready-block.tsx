import type { DailyAccumulator } from '@touchline/contract/line/accumulators';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { expressDayPath } from '../../shell/paths.ts';
import { AccumulatorOffer } from './accumulator-offer.tsx';

interface ReadyBlockProps {
  readonly coupons: readonly DailyAccumulator[];
  readonly isTaken: (accumulator: DailyAccumulator) => boolean;
  readonly onTake: (accumulator: DailyAccumulator) => void;
}

/** Accumulators that are put together already. */
export function ReadyBlock({ coupons, isTaken, onTake }: ReadyBlockProps) {
  const t = useTranslator();
  return (
    <section className="stack" aria-labelledby="home-ready">
      <div className="heading-row">
        <h2 id="home-ready">
          <Icon name="bolt" className="home-heading-icon" />
          {t('home.ready.title')}
        </h2>
        <span className="spacer" />
        <span className="muted only-desktop home-note">{t('home.ready.note')}</span>
        <Link className={buttonClass('ghost', 'xs')} to={expressDayPath(t.language)}>
          {t('home.ready.all')}
        </Link>
      </div>
      <div className="accumulator-cards">
        {coupons.map((accumulator, place) => (
          <AccumulatorOffer
            key={accumulator.id}
            accumulator={accumulator}
            title={place === 0 ? t('sections.express.first') : t('sections.express.number', { n: place + 1 })}
            taken={isTaken(accumulator)}
            onTake={onTake}
          />
        ))}
      </div>
    </section>
  );
}
