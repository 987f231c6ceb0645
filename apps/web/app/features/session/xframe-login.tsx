import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { orBlockPage } from '../../block-page.ts';
import { refusalOf, useCaller } from '../../caller-context.tsx';

interface XframeLoginProps {
  readonly token: string;
  readonly next: string;
  /** What is shown where the token is no longer good. */
  readonly otherwise: ReactNode;
}

/** A partner opened the site with a token for its player: signs in by it, once (C026). */
export function XframeLogin({ token, next, otherwise }: XframeLoginProps) {
  const t = useTexts();
  const caller = useCaller();
  const [refused, setRefused] = useState<string | null>(null);
  const sent = useRef(false);
  const send = useEffectEvent(async () => {
    try {
      await orBlockPage(caller.execute('xframeAuthenticate', { body: { xframe_token: token } }), t.language);
      window.location.assign(next);
    } catch (error) {
      setRefused(refusalOf(error)?.status === 401 ? t('login.xframe-ended') : t('error.network'));
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
      <div className="form done" role="status">
        <span className="tick wait" aria-hidden="true">
          <span className="spin" />
        </span>
        <p>{t('login.submitting')}</p>
      </div>
    );
  return (
    <>
      <div className="card-note">
        <Note kind="warning" live>
          <p>{refused}</p>
        </Note>
      </div>
      {otherwise}
    </>
  );
}
