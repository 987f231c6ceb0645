import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiFailure, useApiClient } from '../../shell/api/api-client-context.tsx';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';

interface PartnerTokenLoginProps {
  readonly token: string;
  readonly next: string;
  /** The content where the token is no longer good. */
  readonly otherwise: ReactNode;
}

/** A partner opened the site with a token for its player: signs in by it, once (C026). */
export function PartnerTokenLogin({ token, next, otherwise }: PartnerTokenLoginProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const [refused, setRefused] = useState<string | null>(null);
  const sent = useRef(false);
  const send = useEffectEvent(async () => {
    try {
      await redirectIfBlocked(caller.execute('xframeAuthenticate', { body: { xframe_token: token } }), t.language);
      window.location.assign(next);
    } catch (error) {
      setRefused(toApiFailure(error)?.status === 401 ? t('login.xframe-ended') : t('error.network'));
    }
  });
  // A token is good once.
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void send();
  }, []);
  if (refused === null)
    return (
      <div className="form done-panel" role="status">
        <span className="tick tick-waiting" aria-hidden="true">
          <span className="spin" />
        </span>
        <p>{t('login.submitting')}</p>
      </div>
    );
  return (
    <>
      <div className="card-note">
        <Callout kind="warning" live>
          <p>{refused}</p>
        </Callout>
      </div>
      {otherwise}
    </>
  );
}
