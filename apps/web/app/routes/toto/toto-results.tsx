import '../../features/toto/toto.css';
import { TOTO_POOL_KEYS } from '@touchline/contract/toto/enums';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { ResultsTable } from '../../features/toto/results-table.tsx';
import { TotoHeader } from '../../features/toto/toto-header.tsx';
import { totoResultsPath } from '../../features/toto/toto-paths.ts';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { NextPageLink } from '../../shell/page/next-page-link.tsx';
import { totoPath } from '../../shell/paths.ts';
import type { Route } from './+types/toto-results.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const pool = TOTO_POOL_KEYS.find((key) => key === url.searchParams.get('pool'));
  const before = addressId(url.searchParams.get('before'));
  return {
    pool,
    ...(await services.call('totoResults', { query: { lng, ...(pool ? { pool } : {}), ...(before ? { before } : {}) } })),
    seo: buildSeo(services, totoResultsPath(lng), {
      title: `${translate(lng, 'toto.results.title')}`,
      description: translate(lng, 'toto.results.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Draws that are over (S234), by pool. */
export default function TotoResults({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { draws, next, pool } = loaderData;
  return (
    <>
      <TotoHeader title={t('toto.results.title')} />
      <nav className="chips" aria-label={t('toto.results.pool')}>
        <Link
          className={chipClass(pool === undefined)}
          to={totoResultsPath(t.language)}
          aria-current={pool === undefined ? 'page' : undefined}
        >
          {t('toto.results.all')}
        </Link>
        {TOTO_POOL_KEYS.map((key) => (
          <Link
            key={key}
            className={chipClass(pool === key)}
            to={totoResultsPath(t.language, key)}
            aria-current={pool === key ? 'page' : undefined}
          >
            {t(`toto.pool.${key}`)}
          </Link>
        ))}
      </nav>
      <Card>
        {draws.length > 0 ? (
          <ResultsTable draws={draws} />
        ) : (
          <EmptyState title={t('toto.results.empty.title')} text={t('toto.results.empty.text')}>
            <Link className={buttonClass('brand')} to={totoPath(t.language)}>
              {t('toto.tab.pools')}
            </Link>
          </EmptyState>
        )}
      </Card>
      <NextPageLink to={next === null ? null : `?${new URLSearchParams({ ...(pool ? { pool } : {}), before: next })}`} />
    </>
  );
}
