import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toApiFailure, useApiClient } from '../../shell/api/api-client-context.tsx';

type Subscription = ReplyFor<'getEmailSubscription'>;
type State = 'waiting' | 'ended' | 'back' | 'unknown' | 'failed';

interface LettersEndProps {
  readonly token: string;
  /** Null where the link is not ours. */
  readonly subscription: Subscription | null;
  readonly signedIn: boolean;
}

/**
 * The link at the foot of a letter was opened: such letters end at once, and one press takes it back. The page does it by itself: whatever only
 * looks at the address, as mail programs do, ends nothing.
 */
export function EmailUnsubscribe({ token, subscription, signedIn }: LettersEndProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const [state, setState] = useState<State>(subscription ? 'waiting' : 'unknown');
  const [busy, setBusy] = useState(false);
  const sent = useRef(false);
  const write = useCallback(
    async (call: 'unsubscribeEmails' | 'resubscribeEmails'): Promise<void> => {
      setBusy(true);
      const { error } = await caller.tryExecute(call, { query: { token } });
      setBusy(false);
      if (!error) setState(call === 'unsubscribeEmails' ? 'ended' : 'back');
      else setState(toApiFailure(error.error)?.body.code === 'not_found' ? 'unknown' : 'failed');
    },
    [caller, token],
  );
  useEffect(() => {
    if (sent.current || !subscription) return;
    sent.current = true;
    void write('unsubscribeEmails');
  }, [subscription, write]);
  const about = {
    kind: subscription ? (t.find(`office.letters.${subscription.setting}`) ?? '') : '',
    address: subscription?.address ?? '',
  };
  const isDone = state === 'ended' || state === 'back';
  return (
    <div className="form done-panel" role="status">
      <span className={`tick${isDone ? '' : state === 'waiting' ? ' tick-waiting' : ' tick-bad'}`} aria-hidden="true">
        {state === 'waiting' ? <span className="spin" /> : <Icon name={isDone ? 'check' : 'close'} size="l" />}
      </span>
      <h1>{t(`office.end-letters.${state}`, about)}</h1>
      <p className="muted done-words">{t(`office.end-letters.${state}.text`, about)}</p>
      {state === 'ended' ? (
        <Button size="lg" block busy={busy} onClick={() => void write('resubscribeEmails')}>
          {t('office.end-letters.undo')}
        </Button>
      ) : null}
      {state === 'back' || state === 'failed' ? (
        <Button size="lg" block busy={busy} onClick={() => void write('unsubscribeEmails')}>
          {t(state === 'failed' ? 'action.retry' : 'office.end-letters.again')}
        </Button>
      ) : null}
      {state === 'waiting' ? null : (
        <Link className={buttonClass('ghost', 'md', true)} to={`/${t.language}${signedIn ? '/office/email-subscription' : ''}`}>
          {t(signedIn ? 'office.end-letters.all' : 'office.end-letters.home')}
        </Link>
      )}
    </div>
  );
}
