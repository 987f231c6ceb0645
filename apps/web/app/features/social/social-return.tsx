import type { SocialProvider } from '@touchline/contract/bets/enums';
import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toApiFailure, useApiClient } from '../../shell/api/api-client-context.tsx';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';
import { LinkOrRegister } from './link-or-register.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { popReturnPath } from './social-next.ts';

type SocialAnswer = ReplyFor<'socialAuthenticate'>;
export type SocialRegistration = Extract<SocialAnswer, { readonly step: 'registration' }>;

export interface SocialReturnData {
  readonly provider: SocialProvider;
  /** Null where the service sent none: the player said no there. Telegram's stands behind the hash of the address. */
  readonly code: string | null;
  readonly state: string;
  readonly iss: string | null;
}

interface SocialReturnProps {
  readonly visit: SocialReturnData;
  /** Another feature's form, put here by the route. */
  readonly second: (step: Extract<SocialAnswer, { readonly step: 'second-factor' }>, next: string) => ReactNode;
  /** The player wants a new account out of the profile. */
  readonly onRegister: (registration: SocialRegistration) => void;
}

/** Back from a service: the browser that went there gives its code to the server (C023), which says how it goes on. */
export function SocialReturn({ visit, second, onRegister }: SocialReturnProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const [next, setNext] = useState('');
  const [answer, setAnswer] = useState<SocialAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A code is good once.
  const sent = useRef(false);
  const send = useEffectEvent(async () => {
    const to = popReturnPath() ?? `/${t.language}`;
    setNext(to);
    const code = visit.code ?? /tgAuthResult=([^&]+)/.exec(window.location.hash)?.[1];
    if (code === undefined) return setProblem(t('error.social_refused'));
    try {
      const { provider, state, iss } = visit;
      const body = { provider, code, state, ...(iss === null ? {} : { iss }) };
      const reply = await redirectIfBlocked(caller.execute('socialAuthenticate', { body }), t.language);
      if (reply.step === 'signed-in') window.location.assign(to);
      else setAnswer(reply);
    } catch (error) {
      setProblem(toApiFailure(error)?.body.message ?? t('error.network'));
    }
  });
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void send();
  }, []);
  if (answer?.step === 'second-factor') return second(answer, next);
  if (answer?.step === 'registration')
    return <LinkOrRegister provider={visit.provider} registration={answer} next={next} onRegister={() => onRegister(answer)} />;
  const linked = answer?.step === 'linked';
  const name = PROVIDER_NAMES[visit.provider];
  return (
    <div className="form done-panel" role="status">
      <span className={`tick${problem ? ' tick-bad' : linked ? '' : ' tick-waiting'}`} aria-hidden="true">
        {problem || linked ? <Icon name={problem ? 'close' : 'check'} size="l" /> : <span className="spin" />}
      </span>
      <h1>{t(problem ? 'social.failed' : linked ? 'social.linked' : 'social.waiting', { name })}</h1>
      {problem ? <p className="muted done-words">{problem}</p> : null}
      {problem ? (
        <Link className={buttonClass('brand', 'lg', true)} to={`/${t.language}/login`}>
          {t('action.retry')}
        </Link>
      ) : null}
      {linked ? (
        <Link className={buttonClass('brand', 'lg', true)} to={next}>
          {t('action.next')}
        </Link>
      ) : null}
    </div>
  );
}
