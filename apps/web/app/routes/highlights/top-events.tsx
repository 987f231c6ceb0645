import '../../features/highlights/styles/clubs.css';
import { globalChampBySlug } from '@touchline/catalogue/sport/global-champs';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { TopEventsTabs } from '../../features/highlights/top-events-tabs.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { feedPath, highlightMatchPath, topEventPath } from '../../shell/paths.ts';
import type { Route } from './+types/top-events.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const [line, live, stream] = await Promise.all([
    services.call('sportsByGlobalChamp', { bind: { kind: 'line' }, query: { lng } }),
    services.call('sportsByGlobalChamp', { bind: { kind: 'live' }, query: { lng } }),
    readHighlightMatches(services, lng, { section: 'top-events', count: 30 }),
  ]);
  const running = new Map(live.map((event) => [event.id, event.matches]));
  return {
    events: line
      .filter((event) => globalChampBySlug(event.slug) !== undefined)
      .map(({ id, slug, name, matches, sports }) => ({
        id,
        slug,
        name,
        line: matches,
        live: running.get(id) ?? 0,
        sports: sports.map((sport) => sport.id),
      }))
      .sort((a, b) => b.live + b.line - (a.live + a.line) || a.id - b.id),
    stream,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.top-events.name')}`,
      description: translate(lng, 'sections.top-events.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The events that everybody follows, and their next matches (S047, S095). */
export default function TopEvents({ loaderData: { events, stream } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <>
      <HighlightHeader mark={<Icon name="trophy" />} title={t('sections.top-events.name')} lead={t('sections.top-events.lead')}>
        <TopEventsTabs />
      </HighlightHeader>
      <ul className="top-events">
        {events.map((event) => (
          <li key={event.id}>
            <Link className="card top-event" to={topEventPath(t.language, event.slug)} prefetch="intent">
              <span className="top-event-marks">
                {event.sports.slice(0, 3).map((sport) => (
                  <SportIcon key={sport} sport={sport} />
                ))}
              </span>
              <b className="ellipsis">{event.name}</b>
              <span className="faint figures">
                {event.live > 0 ? <span className="top-event-live">{t('nav.live-count', { n: event.live })}</span> : null}{' '}
                {t('common.matches', { n: event.line + event.live })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <HighlightMatches
        live={stream.live}
        line={stream.line}
        withSport
        address={(language, match) => highlightMatchPath(language, 'top-events', match)}
      />
      <p className="load-more">
        <Link to={feedPath(t.language, 'line')}>{t('home.see-all-line')}</Link>
      </p>
    </>
  );
}
