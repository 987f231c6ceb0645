import { translate } from '@touchline/i18n/translate';
import { ChipContent, chipClass } from '@touchline/ui/chip';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { TopEventsTabs } from '../../features/highlights/top-events-tabs.tsx';
import { LoadMore } from '../../features/line/load-more.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { highlightMatchPath, highlightPath, topEventPath } from '../../shell/paths.ts';
import type { Route } from './+types/top-event.ts';
import { HighlightMatches } from './highlight-matches.tsx';

/** R121. */
const PAGE_SIZE = 50;
const MAX_PAGES = 20;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const globalChamp = params.event;
  const chosen = Number(url.searchParams.get('champ')) || null;
  const page = Math.min(MAX_PAGES, Math.max(1, Number(url.searchParams.get('page')) || 1));
  const about = { lng, globalChamp };
  const wanted = chosen === null ? about : { ...about, champs: String(chosen) };
  const [events, champs, liveChamps, live, line] = await Promise.all([
    orErrorPage(services.call('sportsByGlobalChamp', { bind: { kind: 'line' }, query: about })),
    orErrorPage(services.call('champsByGlobalChamp', { bind: { kind: 'line' }, query: about })),
    orErrorPage(services.call('champsByGlobalChamp', { bind: { kind: 'live' }, query: about })),
    orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'live' }, query: wanted })),
    orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'line' }, query: { ...wanted, count: PAGE_SIZE, page } })),
  ]);
  const event = events[0] ?? notFound();
  return {
    event: { slug: event.slug, name: event.name, sport: event.sports[0]?.id ?? null, several: event.sports.length > 1 },
    champs: [...new Map([...champs, ...liveChamps].map((champ) => [champ.id, champ])).values()],
    chosen,
    live: live.champs,
    line: line.champs,
    total: line.total,
    page,
    seo: buildSeo(services, url.pathname, {
      title: `${event.name}`,
      description: translate(lng, 'sections.top-events.event', { event: event.name, n: line.total + live.total }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** One of the top events with all its championships (S094). */
export default function TopEvent({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { event, champs, chosen, live, line, total, page } = loaderData;
  const shown = line.reduce((sum, champ) => sum + champ.matches.length, 0);
  const address = topEventPath(t.language, event.slug);
  const liveTotal = live.reduce((sum, champ) => sum + champ.matches.length, 0);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={highlightPath(t.language, 'top-events')}>{t('sections.top-events.name')}</Link>
        <Icon name="next" flip />
        <span>{event.name}</span>
      </nav>
      <HighlightHeader
        mark={event.sport === null || event.several ? <Icon name="trophy" /> : <SportIcon sport={event.sport} />}
        title={event.name}
        lead={t('sections.top-events.event', { event: event.name, n: total + liveTotal })}
      >
        <TopEventsTabs />
      </HighlightHeader>
      {champs.length > 1 ? (
        <nav className="chips" aria-label={t('line.championships')}>
          <Link className={chipClass(chosen === null)} to={address} preventScrollReset>
            {t('common.all')}
          </Link>
          {champs.map((champ) => (
            <Link
              key={champ.id}
              className={chipClass(champ.id === chosen)}
              to={`${address}?champ=${champ.id}`}
              preventScrollReset
              aria-current={champ.id === chosen ? 'true' : undefined}
            >
              <Flag code={champ.flag} />
              <ChipContent count={champ.matches}>{champ.name}</ChipContent>
            </Link>
          ))}
        </nav>
      ) : null}
      <HighlightMatches
        live={live}
        line={line}
        sport={event.several ? null : event.sport}
        withSport={event.several}
        address={(language, match) => highlightMatchPath(language, 'top-events', match)}
      />
      <LoadMore page={page} pageSize={PAGE_SIZE} shown={shown} total={total} />
    </>
  );
}
