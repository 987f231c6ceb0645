import { Card } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { cricketChampPath } from '../addresses.ts';
import { cricketSeo } from '../features/cricket/cricket-seo.ts';
import { CRICKET } from '../features/cricket/read-cricket.ts';
import { FavoriteStar } from '../live/favorite-star.tsx';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-champs.ts';

const WEEK_SECONDS = 7 * 86_400;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const now = Math.floor(services.now / 1000);
  const [champs, results] = await Promise.all([
    orPage(services.call('getChamps', { bind: { kind: 'line' }, query: { lng, sportId: CRICKET } })),
    orPage(services.call('getResultSports', { query: { lng, sports: String(CRICKET), tsFrom: now - WEEK_SECONDS, tsTo: now } })),
  ]);
  // Championships between two rounds have no match on offer, but a table and results.
  const known = new Map(champs.map(({ id, line, live, ...champ }) => [id, { ...champ, id, line, live, played: 0 }]));
  for (const { matches, ...champ } of results.flatMap((sport) => sport.champs)) {
    const one = known.get(champ.id);
    known.set(champ.id, { ...champ, matches: one?.matches ?? 0, line: one?.line ?? 0, live: one?.live ?? 0, played: matches });
  }
  return {
    champs: [...known.values()].sort((a, b) => (a.top || 99) - (b.top || 99) || b.line + b.live - (a.line + a.live)),
    seo: cricketSeo(services.publicOrigin, lng, 'champs'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S086: every cricket championship. */
export default function CricketChamps({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { champs } = loaderData;
  return (
    <>
      <div className="h2row">
        <h1>{t('cricket.tab.champs')}</h1>
        <span className="cnt num">{champs.length}</span>
      </div>
      <Card className="side" aria-label={t('cricket.tab.champs')}>
        <ul className="grp">
          {champs.map((champ) => (
            <li key={champ.id} className="row">
              <Link className="sl" to={cricketChampPath(t.language, champ)} prefetch="intent">
                <Flag code={champ.flag} />
                <span className="ell">
                  {champ.name} <span className="mut">{champ.countryName}</span>
                </span>
                {champ.live > 0 ? <span className="ln">{champ.live}</span> : null}
                <span className="n">
                  {champ.line > 0 ? t('common.matches', { n: champ.line }) : t('results.shown', { n: champ.played })}
                </span>
              </Link>
              <span className="champ-star">
                <FavoriteStar kind="championships" id={champ.id} name={champ.name} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
