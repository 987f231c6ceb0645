import '../features/match/match.css';
import type { PlayerLine } from '@touchline/contract/statistics-shapes';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { cricketGamePath, cricketPlayerPath } from '../addresses.ts';
import { readGame } from '../features/champ/read-game.ts';
import { inningsBooks } from '../features/cricket/innings-book.ts';
import { OverList } from '../features/cricket/over-list.tsx';
import { CRICKET } from '../features/cricket/read-cricket.ts';
import { ScorecardCard } from '../features/cricket/scorecard-card.tsx';
import { MatchPage } from '../features/match/match-page.tsx';
import { RelatedMatches } from '../features/match/related-matches.tsx';
import { useLiveMatch } from '../features/match/use-live-match.ts';
import { languageOf } from '../loader-guards.ts';
import { matchSeo } from '../match-seo.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-game.ts';

const OVERS = 50;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const game = await readGame(
    services,
    lng,
    params.match,
    url.pathname,
    (match) => match.sport === CRICKET,
    (match) => cricketGamePath(lng, match),
  );
  const { match } = game;
  const players = await services.call('getShortPlayers', { query: { lng, gameId: match.id } }).catch(() => []);
  return {
    ...game,
    players,
    seo: matchSeo(services.publicOrigin, lng, match),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S092: a cricket match with its scorecard and its text broadcast. */
export default function CricketGame({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { history, related, players } = loaderData;
  const match = useLiveMatch(loaderData.match);
  const books = inningsBooks(match.incidents);
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
          <CardHead title={t('cricket.broadcast')} />
          <OverList book={running} shown={OVERS} live={match.state.status === 'live'} />
        </section>
      ) : null}
      <ScorecardCard
        books={books}
        home={match.home}
        away={match.away}
        nameOf={(team, name) => <PlayerName player={players.find((one) => one.team.id === team.id && one.name === name)} name={name} />}
      />
      {teams.map((team) => {
        const squad = players.filter((one) => one.team.id === team.id);
        return squad.length === 0 ? null : (
          <section key={team.id} className="card">
            <CardHead title={t('cricket.player.team-mates', { team: team.name })} />
            <Squad players={squad} />
          </section>
        );
      })}
    </>
  );
}

function PlayerName({ player, name }: { readonly player: PlayerLine | undefined; readonly name: string }) {
  const t = useTexts();
  return player ? <Link to={cricketPlayerPath(t.language, player)}>{name}</Link> : name;
}

function Squad({ players }: { readonly players: readonly PlayerLine[] }) {
  const t = useTexts();
  return (
    <ul className="crk-squad">
      {players.map((player) => (
        <li key={player.id}>
          <Link to={cricketPlayerPath(t.language, player)} prefetch="intent">
            <span className="num mut3">{player.number}</span>
            <span className="ell">{player.name}</span>
            <small>{t.find(`cricket.role.${player.position}`) ?? player.position}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
