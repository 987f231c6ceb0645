import { validateSmsCode } from '@touchline/client/validation/text-rules';
import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { TextField } from '@touchline/ui/forms/text-field';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { StepProgress } from '../../shell/forms/step-progress.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { securityPath } from '../../shell/paths.ts';
import { FormCard } from './form-card.tsx';
import { SmsCodeField } from './phone/sms-code-field.tsx';
import { RecoveryKey } from './recovery-key.tsx';
import type { SecurityOverview } from './security-overview.ts';

interface EnableTwoFactorProps {
  readonly overview: SecurityOverview;
  /** Draws a QR code: another feature's, put here by the route. */
  readonly qr: (text: string) => ReactNode;
}

const CODE_DIGITS = 6;

/** Enables two-factor sign-in: the app scans the key, its code proves it, and the recovery key is shown once (S159, R088). */
export function EnableTwoFactor({ overview, qr }: EnableTwoFactorProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const begin = useCallForm([]);
  // The loader revalidates after success: keep the first value, or the form would turn into another one under the success message.
  const [wasOn] = useState(overview.two_factor);
  const [prepared, setPrepared] = useState<ReplyFor<'twoFactorQr'> | null>(null);
  const [recoveryKey, setRecoveryKey] = useState<string | null>(null);
  if (recoveryKey !== null) return <RecoveryKey text={recoveryKey} />;
  return (
    <FormCard
      advice={[t('security.two-factor-on.advice.app'), t('security.two-factor-on.advice.key'), t('security.two-factor-on.advice.sign-in')]}
    >
      {wasOn ? (
        <EmptyState title={t('security.two-factor-on.already')}>
          <Link className={buttonClass()} to={securityPath(t.language, 'two-factor-off')}>
            {t('security.two-factor-off.title')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <StepProgress
            label={t('security.two-factor-on.title')}
            names={[t('security.two-factor-on.step.app'), t('security.two-factor-on.step.code'), t('security.two-factor-on.step.key')]}
            at={prepared === null ? 0 : 1}
          />
          {prepared === null ? (
            <CallForm form={begin} onSubmit={() => void begin.send(() => caller.execute('twoFactorQr', {}), setPrepared)}>
              <FormError text={begin.problem} />
              <p>{t('security.two-factor-on.text')}</p>
              <Button type={begin.submitType} tone="brand" size="lg" block busy={begin.busy}>
                {t('security.two-factor-on.begin')}
              </Button>
            </CallForm>
          ) : (
            <EnableForm prepared={prepared} qr={qr} onEnabled={setRecoveryKey} />
          )}
        </>
      )}
    </FormCard>
  );
}

/** The key to scan or to type, and the codes that prove it. A refused code is shown on the field that it belongs to (R144). */
function EnableForm({
  prepared,
  qr,
  onEnabled,
}: Pick<EnableTwoFactorProps, 'qr'> & {
  readonly prepared: ReplyFor<'twoFactorQr'>;
  readonly onEnabled: (recoveryKey: string) => void;
}) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['app_code', 'sms_code'] as const);
  const [appCode, setAppCode] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const [copied, setCopied] = useState(false);
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const submit = (): void => {
    const sentence = (text: string): string | null => {
      const fault = validateSmsCode(text, { length: CODE_DIGITS });
      return fault && (t.find(`validation.${fault.key}`, fault.args) ?? fault.key);
    };
    if (!form.check({ app_code: sentence(appCode), sms_code: prepared.needs_sms ? sentence(smsCode) : null })) return;
    const body = { app_code: appCode.replace(/\s/g, ''), ...(prepared.needs_sms ? { sms_code: smsCode.replace(/\s/g, '') } : {}) };
    void form.send(
      () => caller.execute('twoFactorEnable', { body }),
      (reply) => onEnabled(reply.hash),
    );
  };
  const copy = (): void => {
    void navigator.clipboard.writeText(prepared.code.replaceAll(' ', '')).then(
      () => setCopied(true),
      // Without the permission the key stands there to be selected.
      () => {},
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <div className="security-qr-code">
        {qr(prepared.qr_code_url)}
        <div>
          <p>{t('security.two-factor-on.scan')}</p>
          <code className="security-key" dir="ltr">
            {prepared.code}
          </code>
          <div className="security-actions">
            <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
              {t(copied ? 'action.copied' : 'security.two-factor-on.copy')}
            </Button>
            <a className={buttonClass('plain', 'sm')} href={prepared.qr_link}>
              <Icon name="link" size="s" />
              {t('security.two-factor-on.here')}
            </a>
          </div>
        </div>
      </div>
      <FormError text={form.problem} />
      <TextField
        label={t('security.two-factor-on.app-code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="security-code figures"
        maxLength={CODE_DIGITS + 2}
        {...form.field('app_code', appCode, setAppCode)}
      />
      {prepared.needs_sms ? <SmsCodeField {...form.bind('sms_code', smsCode, setSmsCode)} /> : null}
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('security.two-factor-on.submit')}
      </Button>
    </CallForm>
  );
}
