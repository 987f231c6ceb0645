import { translate } from '@touchline/i18n/translate';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link, redirect } from 'react-router';
import { playerForm } from '../../features/cricket/athlete-recent-stats.ts';
import { strikeRate } from '../../features/cricket/innings.ts';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
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
  const { date } = useFormats();
  const { player, squad, form } = loaderData;
  const matches = useLiveList(
    useMemo(() => loaderData.matches, [loaderData.matches]),
    null,
  );
  const figures = [
    [t('cricket.player.matches'), String(form.looked)],
    [t('cricket.player.runs'), String(form.runs)],
    [t('cricket.player.best'), String(form.best)],
    [t('cricket.player.average'), form.innings === 0 ? '–' : (form.runs / form.innings).toFixed(1)],
    [t('cricket.player.strike-rate'), strikeRate(form.runs, form.balls)],
    [t('cricket.player.wickets'), String(form.wickets)],
    [t('cricket.player.economy'), form.wickets === 0 ? '–' : (form.conceded / form.wickets).toFixed(1)],
  ] as const;
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
      <section className="card">
        <dl className="cricket-figures">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card cricket-scorecard">
        <CardHeader title={t('cricket.player.innings')} />
        {form.games.length === 0 ? (
          <p className="card-text muted">{t('cricket.player.none')}</p>
        ) : (
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('results.day')}</th>
                <th scope="col">{t('match.table.team')}</th>
                <th scope="col" className="table-end">
                  {t('cricket.player.runs')}
                </th>
                <th scope="col" className="table-end">
                  {t('cricket.player.wickets')}
                </th>
              </tr>
            </thead>
            <tbody>
              {form.games.map(({ match, bat, bowl }) => (
                <tr key={match.id}>
                  <td>
                    <time className="figures">{date(match.startsAt * 1000)}</time>
                  </td>
                  <td>{match.home.id === player.team.id ? match.away?.name : match.home.name}</td>
                  <td className="table-end">
                    <span className="figures">{bat ? `${bat.runs} (${bat.balls})` : '–'}</span>
                  </td>
                  <td className="table-end">
                    <span className="figures">{bowl ? `${bowl.wickets}/${bowl.conceded}` : '–'}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {matches.length > 0 ? (
        <div className="heading-row">
          <h2>{t('cricket.next')}</h2>
        </div>
      ) : null}
      <MatchList champs={matches} feed="line" />
      {squad.length > 0 ? (
        <section className="card">
          <CardHeader title={t('cricket.player.team-mates', { team: player.team.name })} />
          <ul className="cricket-squad">
            {squad.map((one) => (
              <li key={one.id}>
                <Link to={cricketAthletePath(t.language, one)} aria-current={one.id === player.id ? 'page' : undefined}>
                  <span className="figures faint">{one.number}</span>
                  <span className="ellipsis">{one.name}</span>
                  <small>{t.find(`cricket.role.${one.position}`) ?? one.position}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
