import { Card } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { buildCricketSeo } from '../../features/cricket/build-cricket-seo.ts';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { countryBeside } from '../../shell/formats/champ-country.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { cricketChampPath } from '../../shell/paths.ts';
import type { Route } from './+types/cricket-champs.ts';

const WEEK_SECONDS = 7 * 86_400;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const now = Math.floor(services.now / 1000);
  const [champs, results] = await Promise.all([
    orErrorPage(services.call('getChamps', { bind: { kind: 'line' }, query: { lng, sportId: CRICKET_SPORT_ID } })),
    orErrorPage(
      services.call('getResultSports', { query: { lng, sports: String(CRICKET_SPORT_ID), tsFrom: now - WEEK_SECONDS, tsTo: now } }),
    ),
  ]);
  // Championships between two rounds have no match on offer, but a table and results.
  const known = new Map(champs.map(({ id, line, live, ...champ }) => [id, { ...champ, id, line, live, played: 0 }]));
  for (const { matches, ...champ } of results.flatMap((sport) => sport.champs)) {
    const one = known.get(champ.id);
    known.set(champ.id, { ...champ, matches: one?.matches ?? 0, line: one?.line ?? 0, live: one?.live ?? 0, played: matches });
  }
  return {
    champs: [...known.values()].sort((a, b) => (a.top || 99) - (b.top || 99) || b.line + b.live - (a.line + a.live)),
    seo: buildCricketSeo(services, lng, 'champs'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S086: every cricket championship. */
export default function CricketChamps({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { champs } = loaderData;
  return (
    <>
      <div className="heading-row">
        <h1>{t('cricket.tab.champs')}</h1>
        <span className="heading-count figures">{champs.length}</span>
      </div>
      <Card className="side" aria-label={t('cricket.tab.champs')}>
        <ul className="menu-group">
          {champs.map((champ) => (
            <li key={champ.id} className="in-row">
              <Link className="side-link" to={cricketChampPath(t.language, champ)} prefetch="intent">
                <Flag code={champ.flag} />
                <span className="ellipsis">
                  {champ.name} <span className="muted">{countryBeside(champ)}</span>
                </span>
                {champ.live > 0 ? <span className="side-live">{champ.live}</span> : null}
                <span className="side-count">
                  {champ.line > 0 ? t('common.matches', { n: champ.line }) : t('results.shown', { n: champ.played })}
                </span>
              </Link>
              <span className="champ-star">
                <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
