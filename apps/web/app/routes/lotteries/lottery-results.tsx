import '../../features/lotteries/lotteries.css';
import { LOTTERY_KEYS } from '@touchline/casino/lotteries/lottery';
import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { LotteriesHeader } from '../../features/lotteries/lotteries-header.tsx';
import { lotteryOf, lotteryResultsPath } from '../../features/lotteries/lottery-paths.ts';
import { ResultsTable } from '../../features/lotteries/results-table.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { NextPageLink } from '../../shell/page/next-page-link.tsx';
import type { Route } from './+types/lottery-results.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const lottery = lotteryOf(url.searchParams.get('lottery'));
  const before = addressId(url.searchParams.get('before'));
  return {
    ...(await services.call('lotteryDraws', { query: { ...(lottery ? { lottery } : {}), ...(before ? { before } : {}) } })),
    lottery: lottery ?? null,
    seo: buildSeo(services, lotteryResultsPath(lng, lottery), {
      title: `${translate(lng, 'lotteries.results.title')}`,
      description: translate(lng, 'lotteries.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Draws that are over (S229), of all lotteries or of one. */
export default function LotteryResults({ loaderData: { draws, next, lottery } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <>
      <LotteriesHeader title={t('lotteries.results.title')} />
      <nav className="chips" aria-label={t('lotteries.results.which')}>
        {[undefined, ...LOTTERY_KEYS].map((key) => (
          <Link
            key={key ?? ''}
            className={chipClass((key ?? null) === lottery)}
            aria-current={(key ?? null) === lottery ? 'page' : undefined}
            to={lotteryResultsPath(t.language, key)}
          >
            {key === undefined ? t('lotteries.results.all') : t(`lotteries.name.${key}`)}
          </Link>
        ))}
      </nav>
      <Card>
        {draws.length === 0 ? (
          <EmptyState title={t('lotteries.results.empty.title')} text={t('lotteries.results.empty.text')} />
        ) : (
          <ResultsTable draws={draws} />
        )}
      </Card>
      <NextPageLink to={next === null ? null : `?${lottery === null ? '' : `lottery=${lottery}&`}before=${next}`} />
    </>
  );
}
