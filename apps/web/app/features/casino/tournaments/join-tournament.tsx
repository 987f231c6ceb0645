import type { TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { casinoPath } from '../../../shell/paths.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { casinoTournamentPath } from '../casino-paths.ts';

/** The way into a tournament that is not over; for who takes part the way to the games. */
export function JoinTournament({ tournament: { tournament, status, joined } }: { readonly tournament: TournamentView }) {
  const t = useTranslator();
  const caller = useApiClient();
  const isGuest = useSession() === null;
  const isHydrated = useHydrated();
  const action = useAction();
  const { revalidate } = useRevalidator();
  if (status !== 'announced' && status !== 'running') return null;
  const join = () =>
    action.run(
      () => caller.execute('casinoJoinTournament', { params: { tournament }, body: {} }),
      () => {
        void revalidate();
        return t('tournaments.join.done');
      },
    );
  return (
    <div className="in-row">
      {isGuest ? (
        <Link
          className={buttonClass('brand')}
          to={`/${t.language}/login?next=${encodeURIComponent(casinoTournamentPath(t.language, tournament))}`}
        >
          {t('tournaments.join.sign-in')}
        </Link>
      ) : joined ? (
        <Link className={buttonClass('brand')} to={casinoPath(t.language)}>
          {t('tournaments.play')}
        </Link>
      ) : (
        <Button tone="brand" busy={action.busy} disabled={!isHydrated} onClick={() => void join()}>
          {t('tournaments.join')}
        </Button>
      )}
      {action.problem === null ? null : <p role="alert">{action.problem}</p>}
    </div>
  );
}
