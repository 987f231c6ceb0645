import '../../features/results/results.css';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, redirect } from 'react-router';
import { ResultList } from '../../features/results/result-list.tsx';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { champPath, champResultsPath, parseIdSegment, resultsPath } from '../../shell/paths.ts';
import type { Route } from './+types/champ-results.ts';

const PAGE = 60;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const champId = parseIdSegment(params.champ) ?? notFound();
  const cursor = url.searchParams.get('cursor');
  const page = await orErrorPage(
    services.call('getResults', {
      query: { lng, champs: String(champId), limit: PAGE, virtualSports: true, ...(cursor ? { cursor } : {}) },
    }),
  );
  const champ =
    page.matches[0]?.champ ?? (await orErrorPage(services.call('getChamp', { bind: { kind: 'line' }, query: { lng, champId } })));
  const address = champResultsPath(lng, champ);
  if (url.pathname !== encodeURI(address)) throw redirect(encodeURI(address), 301);
  return {
    champ: { id: champ.id, sport: champ.sport, name: champ.name, countryName: champ.countryName, flag: champ.flag },
    results: page.matches,
    next: page.next,
    seo: buildSeo(services, address, {
      title: `${translate(lng, 'results.champ.title', { champ: champ.name, country: champ.countryName })}`,
      description: translate(lng, 'results.champ.description', { champ: champ.name }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S053: the results of a championship, newest first. */
export default function ResultsChamp({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { champ, results, next } = loaderData;
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={resultsPath(t.language)}>{t('results.title')}</Link>
        <Icon name="next" flip />
        <span>{t(`sport.${champ.sport}`)}</span>
        <Icon name="next" flip />
        <span>{champ.countryName}</span>
      </nav>
      <section className="card sport-head">
        <Flag code={champ.flag} size={32} />
        <div>
          <h1>{champ.name}</h1>
          <p className="figures">{t('results.shown', { n: results.length })}</p>
        </div>
        <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'sm')} to={champPath(t.language, 'line', champ)}>
          {t('results.prices')}
        </Link>
      </section>
      {results.length > 0 ? (
        <ResultList results={results} plain withDate />
      ) : (
        <Card>
          <EmptyState title={t('results.empty.title')} text={t('results.empty.text')} />
        </Card>
      )}
      {next ? (
        <div className="load-more">
          <Link className={buttonClass('ghost')} to={`?cursor=${next}`}>
            {t('results.older')}
          </Link>
        </div>
      ) : null}
    </>
  );
}
