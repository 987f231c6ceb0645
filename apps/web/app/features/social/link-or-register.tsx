import './social.css';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { informationPath } from '../../shell/paths.ts';
import { LinkAccountForm } from './link-account-form.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import type { SocialRegistration, SocialReturnData } from './social-return.tsx';

interface LinkOrRegisterProps {
  readonly provider: SocialReturnData['provider'];
  readonly registration: SocialRegistration;
  /** The page that the player comes to once signed in. */
  readonly next: string;
  readonly onRegister: () => void;
}

const FIELDS = ['email', 'first_name', 'last_name', 'birth_date'] as const;
const FACTS = ['once', 'nothing', 'password'] as const;

/**
 * A service has named somebody whom nobody here is linked to: what it told, what is done with it, and the choice between a new account (S194,
 * which asks for country, currency and the terms) and one that is there already.
 */
export function LinkOrRegister({ provider, registration: { ticket, profile }, next, onRegister }: LinkOrRegisterProps) {
  const t = useTranslator();
  const [links, setLinks] = useState(false);
  const name = PROVIDER_NAMES[provider];
  const known = FIELDS.flatMap((field) => (profile[field] === undefined ? [] : [[field, profile[field]] as const]));
  return (
    <div className="form social-consent">
      <h1>{t('social.consent.title', { name })}</h1>
      <p className="muted">{t('social.consent.text', { name })}</p>
      <dl className="credentials credentials-plain social-credentials">
        {known.map(([field, text]) => (
          <div key={field}>
            <dt>{t(`social.consent.${field}`)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('social.consent.subject', { name })}</dt>
          <dd>{t('social.consent.subject.kept')}</dd>
        </div>
      </dl>
      {links ? (
        <LinkAccountForm ticket={ticket} name={name} next={next} onBack={() => setLinks(false)} />
      ) : (
        <>
          <ul className="social-facts">
            {FACTS.map((fact) => (
              <li key={fact}>
                <Icon name="check" size="s" />
                <span>{t(`social.consent.${fact}`, { name })}</span>
              </li>
            ))}
          </ul>
          <Button tone="brand" size="lg" block onClick={onRegister}>
            {t('social.consent.new')}
          </Button>
          <Button size="lg" block onClick={() => setLinks(true)}>
            {t('social.consent.existing')}
          </Button>
          <Link className={buttonClass('ghost', 'md', true)} to={`/${t.language}/login`}>
            {t('social.consent.refuse', { name })}
          </Link>
        </>
      )}
      <p className="muted social-terms">
        <Link to={informationPath(t.language, 'rules')} target="_blank">
          {t('footer.rules')}
        </Link>
        <Link to={informationPath(t.language, 'privacyPolicy')} target="_blank">
          {t('footer.privacy')}
        </Link>
      </p>
    </div>
  );
}
