import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toApiFailure, useApiClient } from '../../shell/api/api-client-context.tsx';

interface ActivationLinkResultProps {
  readonly id: string;
  readonly token: string;
  readonly signedIn: boolean;
}

/** The link of an activation letter was opened (C004). The page says yes by itself: whatever only looks at the address uses nothing up. */
export function ActivationLinkResult({ id, token, signedIn }: ActivationLinkResultProps) {
  const t = useTranslator();
  const caller = useApiClient();
  // An address that lost one of the two on its way is nothing to ask about.
  const whole = id !== '' && token !== '';
  const [state, setState] = useState<'waiting' | 'done' | 'ended' | 'failed'>(whole ? 'waiting' : 'ended');
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current || !whole) return;
    sent.current = true;
    void caller.tryExecute('activate', { body: { data: { attributes: { id, token } } } }).then(({ error }) => {
      if (!error) return setState('done');
      const code = toApiFailure(error.error)?.body.code;
      setState(code === 'step_ended' || code === 'invalid' ? 'ended' : 'failed');
    });
  }, [caller, id, token, whole]);
  const done = state === 'done';
  return (
    <div className="form done-panel" role="status">
      <span className={`tick${done ? '' : state === 'waiting' ? ' tick-waiting' : ' tick-bad'}`} aria-hidden="true">
        {state === 'waiting' ? <span className="spin" /> : <Icon name={done ? 'check' : 'close'} size="l" />}
      </span>
      <h1>{t(`activation.link.${state}`)}</h1>
      {state === 'waiting' ? null : <p className="muted done-words">{t(`activation.link.${state}.text`)}</p>}
      {state === 'waiting' ? null : (
        <Link className={buttonClass('brand', 'lg', true)} to={signedIn ? `/${t.language}` : `/${t.language}/login`}>
          {t(signedIn ? 'registration.done.bet' : 'login.submit')}
        </Link>
      )}
      {state === 'failed' ? (
        <Button tone="ghost" block onClick={() => window.location.reload()}>
          {t('action.retry')}
        </Button>
      ) : null}
    </div>
  );
}
