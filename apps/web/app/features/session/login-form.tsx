import { Button } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { PasswordLogin } from './password-login.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import type { LoginTab, SecondFactorStep } from './sign-in.ts';
import { SmsLogin } from './sms-login.tsx';

const TEXT = { id: 'login.by.id', email: 'login.by.email', phone_number: 'login.by.phone', sms: 'login.by.sms' } as const;

export interface LoginFormProps {
  readonly next: string;
  /** The configured ways, the first one chosen. */
  readonly tabs: readonly LoginTab[];
  /** The country whose calling code a phone begins with. */
  readonly countryId: number;
  readonly phone: RenderPhoneField;
  /** Services to sign in by, under the form. */
  readonly social: ReactNode;
  /** Whether a bank can be the way in: asks for the modal that says how (S216). */
  readonly bank: boolean;
}

/** The authorisation form (S208): a password, a code by SMS or another service, and the app's code where the player has one. */
export function LoginForm({ next, tabs, countryId, phone, social, bank }: LoginFormProps) {
  const t = useTranslator();
  const [tab, setTab] = useState<LoginTab>(tabs[0] ?? 'id');
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  if (step !== null) return <SecondFactorForm step={step} next={next} onRetry={() => setStep(null)} />;
  const own = { next, countryId, phone, onSecondFactor: setStep };
  return (
    <div className="login-panel">
      <Segments label={t('login.by')} value={tab} onChange={setTab} items={tabs.map((key) => ({ key, label: t(TEXT[key]) }))} />
      {tab === 'sms' ? <SmsLogin {...own} /> : <PasswordLogin key={tab} kind={tab} {...own} />}
      {social}
      {bank ? (
        <Button icon="bank" block onClick={() => document.dispatchEvent(new Event('registration-start'))}>
          {t('login.bank')}
        </Button>
      ) : null}
      <p className="form-foot">
        {t('login.no-account')} <Link to={`/${t.language}/registration`}>{t('nav.register')}</Link>
      </p>
    </div>
  );
}
