import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useTakeAccumulator } from '../../features/coupon/state/use-take-accumulator.ts';
import { AccumulatorCard } from '../../features/highlights/accumulator-card.tsx';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { KickoffTime } from '../../features/highlights/kickoff-time.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { expressDayPath, feedPath } from '../../shell/paths.ts';
import type { Route } from './+types/daily-accumulators.ts';

/** Which accumulators: before the matches, of cyber sport, and during the matches. */
const KINDS = {
  sport: { kind: 'line', cyber: 'without' },
  cyber: { kind: 'line', cyber: 'only' },
  live: { kind: 'live', cyber: 'without' },
  'live-cyber': { kind: 'live', cyber: 'only' },
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = ['sport', 'cyber', 'live', 'live-cyber'] as const satisfies readonly Kind[];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const kind = KIND_NAMES.find((name) => name === url.searchParams.get('kind')) ?? 'sport';
  // Two pages are all of a day's.
  const { coupons, validUntil } = await services.call('getExpressDay', { bind: KINDS[kind], query: { lng, page: 2 } });
  return {
    kind,
    coupons,
    validUntil,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.express.title')}`,
      description: translate(lng, 'sections.express.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Accumulators of the day (S084): ready accumulators with their boost; one press puts one into the coupon. */
export default function DailyAccumulators({ loaderData: { kind, coupons, validUntil } }: Route.ComponentProps) {
  const t = useTranslator();
  const { isTaken, take } = useTakeAccumulator();
  useMatchSubscriptions([...new Set(coupons.flatMap((accumulator) => accumulator.legs.map((leg) => leg.matchId)))]);
  return (
    <>
      <HighlightHeader
        mark={<Icon name="bolt" />}
        title={t('sections.express.title')}
        lead={
          <>
            {t('sections.express.lead')} {t('sections.express.until')} <KickoffTime startsAt={validUntil} />
          </>
        }
      />
      <nav className="chips" aria-label={t('sections.express.title')}>
        {KIND_NAMES.map((name) => (
          <Link
            key={name}
            className={chipClass(name === kind)}
            to={name === 'sport' ? expressDayPath(t.language) : `${expressDayPath(t.language)}?kind=${name}`}
            preventScrollReset
            aria-current={name === kind ? 'true' : undefined}
          >
            {t(`sections.express.kind.${name}`)}
          </Link>
        ))}
      </nav>
      {coupons.length > 0 ? (
        <div className="accumulators">
          {coupons.map((accumulator, place) => (
            <AccumulatorCard
              key={accumulator.id}
              accumulator={accumulator}
              number={place + 1}
              taken={isTaken(accumulator)}
              onTake={() => take(accumulator)}
            />
          ))}
        </div>
      ) : (
        <Card>
          <EmptyState title={t('sections.express.none')} text={t('line.empty.text')}>
            <Link className={buttonClass('brand')} to={feedPath(t.language, 'line')}>
              {t('line.empty.action')}
            </Link>
          </EmptyState>
        </Card>
      )}
    </>
  );
}
