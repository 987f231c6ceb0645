import '../../features/tournament/tournament.css';
import { tournamentHistory } from '@touchline/catalogue/sport/tournament-history';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { ChampionsCard } from '../../features/tournament/champions-card.tsx';
import { DisciplineGrid } from '../../features/tournament/disciplines.tsx';
import { MedalTable } from '../../features/tournament/medal-table.tsx';
import { disciplinesIn, medalsIn } from '../../features/tournament/read-olympics.ts';
import { readTournament } from '../../features/tournament/read-tournament.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { olympicsPath, tournamentPath } from '../../shell/paths.ts';
import type { Route } from './+types/olympics.ts';

const OLYMPICS = 'olympics2024';
const ROWS = 30;
const ALL_MEDALS = 38;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, OLYMPICS);
  const query = { lng, globalChamp: OLYMPICS, count: ROWS };
  const [line, live] = await Promise.all([
    orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'line' }, query })),
    orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'live' }, query })),
  ]);
  return {
    line: line.champs,
    live: live.champs,
    disciplines: disciplinesIn(lng, head.champs),
    medals: medalsIn(lng, ALL_MEDALS),
    games: tournamentHistory(OLYMPICS),
    seo: buildSeo(services, olympicsPath(lng), {
      title: `${translate(lng, 'olympics.title')}`,
      description: translate(lng, 'olympics.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S081: the Olympic section: every discipline, its prices, and the medals of Paris. */
export default function Olympics({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { disciplines, medals, games } = loaderData;
  const live = useLiveList(loaderData.live, null);
  const line = useLiveList(loaderData.line, null);
  return (
    <>
      <div className="heading-row">
        <h1>{t('olympics.title')}</h1>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={tournamentPath(t.language, OLYMPICS, 'news')}>
          {t('tournament.tab.news')}
        </Link>
      </div>
      <DisciplineGrid disciplines={disciplines} />
      {live.length > 0 ? (
        <div className="heading-row">
          <h2>
            <span className="status-dot heading-dot" />
            {t('home.live-now')}
          </h2>
        </div>
      ) : null}
      <MatchList champs={live} feed="live" withSport />
      {line.length > 0 ? (
        <div className="heading-row">
          <h2>{t('tournament.next')}</h2>
        </div>
      ) : null}
      <MatchList champs={line} feed="line" withSport />
      <MedalTable lines={medals} />
      {games ? <ChampionsCard history={games} /> : null}
    </>
  );
}
