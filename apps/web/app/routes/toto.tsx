import '../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { Card, CardHead } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { totoPath } from '../addresses.ts';
import { PoolCard } from '../features/toto/pool-card.tsx';
import { ResultsTable } from '../features/toto/results-table.tsx';
import { TotoHead } from '../features/toto/toto-head.tsx';
import { totoResultsPath } from '../features/toto/toto-paths.ts';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/toto.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  return {
    ...(await services.call('totoDraws', { query: { lng } })),
    seo: seoOf(services.publicOrigin, totoPath(lng), {
      title: `${translate(lng, 'toto.title')} · Touchline`,
      description: translate(lng, 'toto.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Pools (S234): the draws that run, and the last results. */
export default function Toto({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { draws, settled } = loaderData;
  return (
    <>
      <TotoHead title={t('toto.title')} lead={t('toto.lead')} />
      {draws.length === 0 ? (
        <Card>
          <Empty title={t('toto.empty.title')} text={t('toto.empty.text')} />
        </Card>
      ) : (
        <div className="toto-pools">
          {draws.map((draw) => (
            <PoolCard key={draw.drawId} draw={draw} />
          ))}
        </div>
      )}
      {settled.length > 0 ? (
        <Card>
          <CardHead title={t('toto.recent')}>
            <Link className="mut" to={totoResultsPath(t.language)}>
              {t('action.show-all')}
            </Link>
          </CardHead>
          <ResultsTable draws={settled} />
        </Card>
      ) : null}
    </>
  );
}
