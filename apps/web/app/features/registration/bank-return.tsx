import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toApiFailure, useApiClient } from '../../shell/api/api-client-context.tsx';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';
import { CredentialsPanel } from './credentials-panel.tsx';

type Finish = ReplyFor<'finishPayAndPlay'>;
/** Banks tell within seconds; the page asks until they have. */
const POLL_MS = 1500;

/** Back from the bank (S198): the player is signed in once the bank has said who paid. */
export function BankReturn({ orderId }: { readonly orderId: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const [finished, setFinished] = useState<Extract<Finish, { readonly status: 'signed-in' }> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const over = finished !== null || problem !== null;
  useEffect(() => {
    if (over) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      try {
        const reply = await redirectIfBlocked(caller.execute('finishPayAndPlay', { body: { order_id: orderId } }), t.language);
        if (left) return;
        if (reply.status === 'signed-in') setFinished(reply);
        else timer = setTimeout(() => void ask(), POLL_MS);
      } catch (error) {
        if (!left) setProblem(toApiFailure(error)?.body.message ?? t('error.network'));
      }
    };
    // Begun a moment later, so that a page that is left at once has not used up the order's one answer.
    timer = setTimeout(() => void ask(), 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [caller, orderId, over, t]);
  if (finished) return <CredentialsPanel registered={finished} onContinue={(path) => window.location.assign(path)} />;
  return (
    <div className="form done-panel" role="status">
      <span className={`tick ${problem ? 'tick-bad' : 'tick-waiting'}`} aria-hidden="true">
        {problem ? <Icon name="close" size="l" /> : <span className="spin" />}
      </span>
      <h1>{t(problem ? 'registration.bank.failed' : 'registration.bank.waiting')}</h1>
      <p className="muted done-words">{problem ?? t('registration.bank.waiting.text')}</p>
      {problem ? (
        <Link className={buttonClass('brand', 'lg', true)} to={`/${t.language}/registration`}>
          {t('action.retry')}
        </Link>
      ) : null}
    </div>
  );
}
