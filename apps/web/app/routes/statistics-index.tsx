import { ESPORTS } from '@touchline/catalogue/esports';
import { SPORTS } from '@touchline/catalogue/sports';
import { translate } from '@touchline/i18n/translate';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { StatLink } from '../features/statistics/stat-link.tsx';
import { useStatisticsFormats } from '../features/statistics/statistics-view.tsx';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-index.ts';

const SHOWN = 30;
const CYBER = [...SPORTS.filter(({ family }) => family === 'cyber'), ...ESPORTS].map(({ id }) => id).join();

/** Where statistics begin without a match (S199, S207): the matches of now that deserve most attention, of all sports or of cyber sport. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
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
    seo: seoOf(services.publicOrigin, url.pathname, { title: `${name} · Touchline`, description: translate(lng, 'stats.choose') }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsIndex({ loaderData: { matches } }: Route.ComponentProps) {
  const t = useTexts();
  const { date, time } = useStatisticsFormats();
  return (
    <section className="card">
      <div className="card-h">
        <h1>{t('stats.choose')}</h1>
      </div>
      {matches.length === 0 ? (
        <Empty title={t('stats.none.title')} text={t('stats.none.text')} />
      ) : (
        <ol className="sx-results sx-choose">
          {matches.map(({ id, sport, home, away, startsAt }) => (
            <li key={id}>
              <StatLink page="game" params={{ sportId: sport, gameId: id }}>
                <span className="ell" dir="auto">
                  {away === null ? home : t('common.vs', { home, away })}
                </span>
                <time className="num mut3">
                  {date(startsAt)} {time(startsAt)}
                </time>
              </StatLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
