import { ESPORTS } from '@touchline/catalogue/sport/esports';
import { SPORTS } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useStatisticsFormats } from '../../features/statistics/frame/statistics-view.tsx';
import { StatisticsLink } from '../../features/statistics/statistics-link.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-index.ts';

const SHOWN = 30;
const CYBER = [...SPORTS.filter(({ family }) => family === 'cyber'), ...ESPORTS].map(({ id }) => id).join();

/** The start of statistics without a match (S199, S207): the matches of now that deserve most attention, of all sports or of cyber sport. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = { lng, limit: SHOWN, ...(url.pathname.endsWith('/cyber') ? { sports: CYBER } : {}) };
  const [live, line] = await Promise.all([
    services.call('getTopGames', { bind: { kind: 'live' }, query }),
    services.call('getTopGames', { bind: { kind: 'line' }, query }),
  ]);
  const name = translate(lng, 'stats.name');
  return {
    matches: [...live, ...line].slice(0, SHOWN).map(({ id, sport, home, away, startsAt }) => ({
      id,
      sport,
      startsAt,
      home: home.name,
      away: away?.name ?? null,
    })),
    seo: buildSeo(services, url.pathname, { title: `${name}`, description: translate(lng, 'stats.choose') }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsIndex({ loaderData: { matches } }: Route.ComponentProps) {
  const t = useTranslator();
  const { date, time } = useStatisticsFormats();
  return (
    <section className="card">
      <div className="card-head">
        <h1>{t('stats.choose')}</h1>
      </div>
      {matches.length === 0 ? (
        <EmptyState title={t('stats.none.title')} text={t('stats.none.text')} />
      ) : (
        <ol className="statistics-results statistics-match-choice">
          {matches.map(({ id, sport, home, away, startsAt }) => (
            <li key={id}>
              <StatisticsLink page="game" params={{ sportId: sport, gameId: id }}>
                <span className="ellipsis" dir="auto">
                  {away === null ? home : t('common.vs', { home, away })}
                </span>
                <time className="figures faint">
                  {date(startsAt)} {time(startsAt)}
                </time>
              </StatisticsLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
