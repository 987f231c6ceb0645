import '../features/results/results.css';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link, redirect } from 'react-router';
import { champPath, champResultsPath, idOf, resultsPath } from '../addresses.ts';
import { ResultList } from '../features/results/result-list.tsx';
import { FavoriteStar } from '../live/favorite-star.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/results-champ.ts';

const PAGE = 60;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const champId = idOf(params.champ) ?? notFound();
  const cursor = url.searchParams.get('cursor');
  const page = await orPage(
    services.call('getResults', {
      query: { lng, champs: String(champId), limit: PAGE, virtualSports: true, ...(cursor ? { cursor } : {}) },
    }),
  );
  const champ = page.matches[0]?.champ ?? (await orPage(services.call('getChamp', { bind: { kind: 'line' }, query: { lng, champId } })));
  const address = champResultsPath(lng, champ);
  if (url.pathname !== encodeURI(address)) throw redirect(encodeURI(address), 301);
  return {
    champ: { id: champ.id, sport: champ.sport, name: champ.name, countryName: champ.countryName, flag: champ.flag },
    results: page.matches,
    next: page.next,
    seo: seoOf(services.publicOrigin, address, {
      title: `${translate(lng, 'results.champ.title', { champ: champ.name, country: champ.countryName })} · Touchline`,
      description: translate(lng, 'results.champ.description', { champ: champ.name }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S053: the results of a championship, newest first. */
export default function ResultsChamp({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
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
      <section className="card sporthead">
        <Flag code={champ.flag} size={32} />
        <div>
          <h1>{champ.name}</h1>
          <p className="num">{t('results.shown', { n: results.length })}</p>
        </div>
        <FavoriteStar kind="championships" id={champ.id} name={champ.name} />
        <span className="sp" />
        <Link className={buttonClass('ghost', 'sm')} to={champPath(t.language, 'line', champ)}>
          {t('results.prices')}
        </Link>
      </section>
      {results.length > 0 ? (
        <ResultList results={results} plain withDate />
      ) : (
        <Card>
          <Empty title={t('results.empty.title')} text={t('results.empty.text')} />
        </Card>
      )}
      {next ? (
        <div className="more">
          <Link className={buttonClass('ghost')} to={`?cursor=${next}`}>
            {t('results.older')}
          </Link>
        </div>
      ) : null}
    </>
  );
}
