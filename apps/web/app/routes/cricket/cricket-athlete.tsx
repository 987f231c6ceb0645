import { translate } from '@touchline/i18n/translate';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link, redirect } from 'react-router';
import { AthleteFiguresCard } from '../../features/cricket/athlete-figures-card.tsx';
import { AthleteInningsCard } from '../../features/cricket/athlete-innings-card.tsx';
import { playerForm } from '../../features/cricket/athlete-recent-stats.ts';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { SquadCard } from '../../features/cricket/squad-card.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { cricketAthletePath, parseIdSegment, teamPath } from '../../shell/paths.ts';
import type { Route } from './+types/cricket-athlete.ts';

/** So many of the team's latest matches are looked through. */
const MATCHES = 12;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const playerId = parseIdSegment(params.player) ?? notFound();
  const { player } = await orErrorPage(services.call('getPlayerStatistics', { query: { lng, playerId, sportId: CRICKET_SPORT_ID } }));
  const address = cricketAthletePath(lng, player);
  if (url.pathname !== encodeURI(address)) throw redirect(encodeURI(address), 301);
  const teams = String(player.team.id);
  const [latest, squad, line, live] = await Promise.all([
    orErrorPage(services.call('getTeamLastGames', { query: { lng, teamId: player.team.id, limit: MATCHES } })),
    services.call('getShortPlayers', { query: { lng, teamId: player.team.id } }).catch(() => []),
    orErrorPage(services.call('getGamesTeam', { bind: { kind: 'line' }, query: { lng, teams } })),
    orErrorPage(services.call('getGamesTeam', { bind: { kind: 'live' }, query: { lng, teams } })),
  ]);
  const details = await Promise.all(latest.map(({ id }) => services.call('getResult', { query: { lng, gameId: id } }).catch(() => null)));
  const words = { name: player.name, team: player.team.name };
  return {
    player,
    squad: squad.map(({ id, name, number, position }) => ({ id, name, number, position })),
    form: playerForm(
      player.team.id,
      player.name,
      details.filter((detail) => detail !== null),
    ),
    matches: [...live.champs, ...line.champs],
    seo: buildSeo(services, address, {
      title: `${translate(lng, 'cricket.player.title', words)}`,
      description: translate(lng, 'cricket.player.description', words),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S093: a cricketer: figures of his latest matches, innings by innings, his team's next ones with their prices. */
export default function CricketPlayer({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { player, squad, form } = loaderData;
  const matches = useLiveList(
    useMemo(() => loaderData.matches, [loaderData.matches]),
    null,
  );
  return (
    <>
      <section className="card sport-head">
        <Crest crest={null} name={player.name} size={44} person />
        <div>
          <h1>{player.name}</h1>
          <p className="in-row">
            <Crest crest={player.team.crest} name={player.team.name} size={16} />
            <Link to={teamPath(t.language, player.team)}>{player.team.name}</Link>
            <span className="muted">
              {t.find(`cricket.role.${player.position}`) ?? player.position} · {t('cricket.player.order', { n: player.number })}
            </span>
          </p>
        </div>
      </section>
      <AthleteFiguresCard form={form} />
      <AthleteInningsCard games={form.games} teamId={player.team.id} />
      {matches.length > 0 ? (
        <div className="heading-row">
          <h2>{t('cricket.next')}</h2>
        </div>
      ) : null}
      <MatchList champs={matches} feed="line" />
      {squad.length > 0 ? <SquadCard team={player.team.name} squad={squad} currentId={player.id} /> : null}
    </>
  );
}
