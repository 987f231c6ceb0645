import './casino-tournaments.css';
import type { ReplyFor } from '@touchline/contract/calls';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePeriodic } from '../../../shell/page/use-periodic.ts';
import { casinoTournamentsPath } from '../casino-paths.ts';
import { JoinTournament } from './join-tournament.tsx';
import { OwnPlace } from './own-place.tsx';
import { TournamentBoard } from './tournament-board.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentPrizes } from './tournament-prizes.tsx';
import { TournamentRounds } from './tournament-rounds.tsx';
import { TournamentRulesCard } from './tournament-rules.tsx';
import { TournamentStatusBadges } from './tournament-status.tsx';

/** How often the board of a tournament that runs or is being settled is read anew. */
const REFRESH_MS = 10_000;

/** A tournament (S230): the board, the player's place and rounds, the prizes, and the rules with the exact scoring. */
export function TournamentPage({ tournament, board, own, rounds }: ReplyFor<'casinoTournament'>) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const { status } = tournament;
  usePeriodic(REFRESH_MS, status === 'running' || status === 'ended', revalidate);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={casinoTournamentsPath(t.language)}>{t('tournaments.title')}</Link>
        <Icon name="next" flip />
        <span>{tournament.name}</span>
      </nav>
      <section className="card casino-tournament-card">
        <TournamentStatusBadges status={status} joined={tournament.joined} />
        <h1>{tournament.name}</h1>
        <p className="muted">{t(`tournaments.scoring.${tournament.rules.scoring}`)}</p>
        <TournamentFacts tournament={tournament} />
        <JoinTournament tournament={tournament} />
      </section>
      <div className="casino-tournament-columns">
        <TournamentBoard tournament={tournament} board={board} />
        <div className="stack">
          {own === null ? null : <OwnPlace tournament={tournament} own={own} />}
          <TournamentPrizes tournament={tournament} ownPlace={own?.prize ? own.place : null} />
          {rounds.length === 0 ? null : <TournamentRounds rounds={rounds} />}
        </div>
      </div>
      <TournamentRulesCard tournament={tournament} />
    </>
  );
}
