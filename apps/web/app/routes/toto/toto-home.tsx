import '../../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { DrawCard } from '../../features/toto/draw-card.tsx';
import { ResultsTable } from '../../features/toto/results-table.tsx';
import { TotoHeader } from '../../features/toto/toto-header.tsx';
import { totoResultsPath } from '../../features/toto/toto-paths.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { totoPath } from '../../shell/paths.ts';
import type { Route } from './+types/toto-home.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('totoDraws', { query: { lng } })),
    seo: buildSeo(services, totoPath(lng), {
      title: `${translate(lng, 'toto.title')}`,
      description: translate(lng, 'toto.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Pools (S114, S234): the draws that run, and the last results. */
export default function Toto({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { draws, settled } = loaderData;
  return (
    <>
      <TotoHeader title={t('toto.title')} lead={t('toto.lead')} />
      {draws.length === 0 ? (
        <Card>
          <EmptyState title={t('toto.empty.title')} text={t('toto.empty.text')} />
        </Card>
      ) : (
        <div className="toto-pools">
          {draws.map((draw) => (
            <DrawCard key={draw.drawId} draw={draw} />
          ))}
        </div>
      )}
      {settled.length > 0 ? (
        <Card>
          <CardHeader title={t('toto.recent')}>
            <Link className="muted" to={totoResultsPath(t.language)}>
              {t('action.show-all')}
            </Link>
          </CardHeader>
          <ResultsTable draws={settled} />
        </Card>
      ) : null}
    </>
  );
}
