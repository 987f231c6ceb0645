import { translate } from '@touchline/i18n/translate';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link, NavLink, redirect } from 'react-router';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { HiddenSportNote } from '../../shell/hidden-sports/hidden-sport-note.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { champPath, feedFromPath, feedPath, parseIdSegment, sportPath } from '../../shell/paths.ts';
import type { Route } from './+types/champ.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { pathname } = url;
  const feed = feedFromPath(pathname);
  const champId = parseIdSegment(params.champ) ?? notFound();
  const champ = await orErrorPage(services.call('getChamp', { bind: { kind: feed }, query: { lng, champId } }));
  // Names and sports in addresses are for people; the id decides, and there is one address for each championship.
  const address = champPath(lng, feed, champ);
  if (pathname !== encodeURI(address)) throw redirect(encodeURI(address), 301);
  const words = { champ: champ.name, country: champ.countryName, sport: translate(lng, `sport.${champ.sport}`) };
  return {
    feed,
    champ,
    seo: buildSeo(services, champPath(lng, 'line', champ), {
      title: `${translate(lng, 'line.champ-title', words)}`,
      description: translate(lng, 'line.champ-description', words),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S050: all matches of a championship. */
export default function Champ({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { feed, champ } = loaderData;
  const champs = useLiveList(
    useMemo(() => (champ.matches.length > 0 ? [champ] : []), [champ]),
    `${feed}:champ:${champ.id}`,
  );
  const sportName = t(`sport.${champ.sport}`);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={feedPath(t.language, feed)}>{t(feed === 'live' ? 'nav.live' : 'nav.sports')}</Link>
        <Icon name="next" flip />
        <Link to={sportPath(t.language, feed, champ.sport)}>{sportName}</Link>
        <Icon name="next" flip />
        <span>{champ.countryName}</span>
      </nav>
      <section className="card sport-head">
        <Flag code={champ.flag} size={32} />
        <div>
          <h1>{champ.name}</h1>
          <p>
            {champ.countryName} · <span className="figures">{t('common.matches', { n: champ.matches.length })}</span>
          </p>
        </div>
        <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
        <nav className="section-tabs" aria-label={champ.name}>
          <NavLink to={champPath(t.language, 'line', champ)}>{t('home.upcoming')}</NavLink>
          <NavLink to={champPath(t.language, 'live', champ)}>
            <span className="status-dot" />
            {t('nav.live')}
          </NavLink>
        </nav>
      </section>
      <HiddenSportNote sport={champ.sport} />
      {champs.length > 0 ? <MatchList champs={champs} feed={feed} /> : <EmptyMatchList feed={feed} />}
    </>
  );
}
