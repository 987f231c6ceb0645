import '../../features/match/match.css';
import type { PlayerRow } from '@touchline/contract/statistics/shapes';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { readSectionMatch } from '../../features/champ/read-section-match.ts';
import { parseInnings } from '../../features/cricket/innings.ts';
import { OverList } from '../../features/cricket/over-list.tsx';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { ScorecardTable } from '../../features/cricket/scorecard-table.tsx';
import { MatchPage } from '../../features/match/match-page.tsx';
import { RelatedMatches } from '../../features/match/related-matches.tsx';
import { useLiveMatch } from '../../features/match/use-live-match.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { cricketAthletePath, cricketMatchPath } from '../../shell/paths.ts';
import { buildMatchSeo } from '../matches/build-match-seo.ts';
import type { Route } from './+types/cricket-match.ts';

const OVERS = 50;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const game = await readSectionMatch(
    services,
    lng,
    params.match,
    url.pathname,
    (match) => match.sport === CRICKET_SPORT_ID,
    (match) => cricketMatchPath(lng, match),
  );
  const { match } = game;
  const players = await services.call('getShortPlayers', { query: { lng, gameId: match.id } }).catch(() => []);
  return {
    ...game,
    players,
    seo: buildMatchSeo(services, lng, match),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S092: a cricket match with its scorecard and its text broadcast. */
export default function CricketGame({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { history, related, players } = loaderData;
  const match = useLiveMatch(loaderData.match);
  const books = parseInnings(match.incidents);
  const running = books.at(-1);
  const teams = [match.home, match.away].filter((team) => team !== null);
  return (
    <>
      <MatchPage
        key={match.id}
        loaded={loaderData.match}
        history={history}
        related={
          <RelatedMatches matches={related.slice(0, 12)} current={match.id} champName={match.champView.name} flag={match.champView.flag} />
        }
      />
      {running ? (
        <section className="card">
          <CardHeader title={t('cricket.broadcast')} />
          <OverList book={running} shown={OVERS} live={match.state.status === 'live'} />
        </section>
      ) : null}
      <ScorecardTable
        books={books}
        home={match.home}
        away={match.away}
        nameOf={(team, name) => <AthleteName player={players.find((one) => one.team.id === team.id && one.name === name)} name={name} />}
      />
      {teams.map((team) => {
        const squad = players.filter((one) => one.team.id === team.id);
        return squad.length === 0 ? null : (
          <section key={team.id} className="card">
            <CardHeader title={t('cricket.player.team-mates', { team: team.name })} />
            <Squad players={squad} />
          </section>
        );
      })}
    </>
  );
}

function AthleteName({ player, name }: { readonly player: PlayerRow | undefined; readonly name: string }) {
  const t = useTranslator();
  return player ? <Link to={cricketAthletePath(t.language, player)}>{name}</Link> : name;
}

function Squad({ players }: { readonly players: readonly PlayerRow[] }) {
  const t = useTranslator();
  return (
    <ul className="cricket-squad">
      {players.map((player) => (
        <li key={player.id}>
          <Link to={cricketAthletePath(t.language, player)} prefetch="intent">
            <span className="figures faint">{player.number}</span>
            <span className="ellipsis">{player.name}</span>
            <small>{t.find(`cricket.role.${player.position}`) ?? player.position}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
