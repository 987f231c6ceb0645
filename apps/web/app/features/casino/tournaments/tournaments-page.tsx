import './casino-tournaments.css';
import type { TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoPath } from '../../../shell/paths.ts';
import { casinoTournamentPath } from '../casino-paths.ts';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentStatusBadges } from './tournament-status.tsx';

const hasEnded = ({ status }: TournamentView): boolean => status === 'ended' || status === 'paid';

/** Tournaments that run or are to come, and the last that are over (S230). */
export function TournamentsPage({ tournaments }: { readonly tournaments: readonly TournamentView[] }) {
  const t = useTranslator();
  const open = tournaments.filter((one) => !hasEnded(one));
  const over = tournaments.filter(hasEnded);
  return (
    <>
      <header className="casino-tournament-head">
        <h1>{t('tournaments.title')}</h1>
        <p className="muted">{t('tournaments.lead')}</p>
      </header>
      {open.length === 0 ? (
        <Card>
          <EmptyState title={t('tournaments.empty.title')} text={t('tournaments.empty.text')}>
            <Link className={buttonClass('brand')} to={casinoPath(t.language)}>
              {t('casino.empty.all')}
            </Link>
          </EmptyState>
        </Card>
      ) : (
        <Cards tournaments={open} />
      )}
      {over.length === 0 ? null : (
        <section className="stack" aria-labelledby="tournaments-over">
          <h2 id="tournaments-over">{t('tournaments.over')}</h2>
          <Cards tournaments={over} />
        </section>
      )}
    </>
  );
}

function Cards({ tournaments }: { readonly tournaments: readonly TournamentView[] }) {
  const t = useTranslator();
  return (
    <ul className="casino-tournament-cards">
      {tournaments.map((one) => (
        <li key={one.tournament} className="card casino-tournament-card">
          <TournamentStatusBadges status={one.status} joined={one.joined} />
          <h3>
            <Link to={casinoTournamentPath(t.language, one.tournament)}>{one.name}</Link>
          </h3>
          <p className="muted">{t(`tournaments.scoring.${one.rules.scoring}`)}</p>
          <TournamentFacts tournament={one} />
        </li>
      ))}
    </ul>
  );
}
