import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { casinoPath } from '../../../shell/paths.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { casinoChallengesPath } from '../casino-paths.ts';

/** Takes the day's tasks up; afterwards the way to the games. */
export function StartChallenges({ started }: { readonly started: boolean }) {
  const t = useTranslator();
  const caller = useApiClient();
  const isGuest = useSession() === null;
  const isHydrated = useHydrated();
  const action = useAction();
  const { revalidate } = useRevalidator();
  if (isGuest)
    return (
      <Link
        className={`${buttonClass('brand')} casino-challenge-start`}
        to={`/${t.language}/login?next=${encodeURIComponent(casinoChallengesPath(t.language))}`}
      >
        {t('challenges.start.sign-in')}
      </Link>
    );
  if (started)
    return (
      <Link className={`${buttonClass('brand')} casino-challenge-start`} to={casinoPath(t.language)}>
        {t('challenges.play')}
      </Link>
    );
  const start = () =>
    action.run(
      () => caller.execute('casinoStartChallenges', { body: {} }),
      () => {
        void revalidate();
        return t('challenges.start.done');
      },
    );
  return (
    <div className="casino-challenge-start">
      <Button tone="brand" busy={action.busy} disabled={!isHydrated} onClick={() => void start()}>
        {t('challenges.start')}
      </Button>
      {action.problem === null ? null : <p role="alert">{action.problem}</p>}
    </div>
  );
}
