import './social.css';
import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

/** The application's request, as RFC 6749 and RFC 7636 name it. */
interface Asked {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly state: string;
  readonly code_challenge: string;
  readonly code_challenge_method: 'S256';
}

interface OauthConsentProps {
  readonly asked: Asked;
  readonly rights: ReplyFor<'oauthRights'>;
  /** The account that it is about. */
  readonly playerId: string;
}

/**
 * The rights that a partner's application asks of the player's account, before it gets anything (C021), and the answer, which leads back to it
 * (C022).
 */
export function OauthConsent({ asked, rights: { client, rights }, playerId }: OauthConsentProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  const [allowed, setAllowed] = useState(false);
  const answer = (allow: boolean): void => {
    setAllowed(allow);
    void form.send(
      () => caller.execute('oauthAuthorize', { body: { ...asked, allow } }),
      ({ redirect_url }) => window.location.assign(redirect_url),
    );
  };
  return (
    <CallForm form={form} onSubmit={() => answer(true)}>
      <div className="social-consent">
        <h1>{t('oauth.title', { name: client.name })}</h1>
        <p className="muted">{t('oauth.as', { id: playerId })}</p>
      </div>
      <FormError text={form.problem} />
      <p>{t('oauth.text', { name: client.name })}</p>
      <ul className="social-facts">
        {rights.map((right) => (
          <li key={right}>
            <Icon name="check" size="s" />
            <span>{t(`oauth.right.${right}`)}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{t('oauth.never')}</p>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy && allowed} disabled={form.busy}>
        {t('oauth.allow')}
      </Button>
      <Button size="lg" block busy={form.busy && !allowed} disabled={form.busy} onClick={() => answer(false)}>
        {t('oauth.refuse')}
      </Button>
    </CallForm>
  );
}
