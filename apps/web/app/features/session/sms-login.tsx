import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { OneTimeCodeField, ResendButton } from '../../shell/forms/one-time-code-field.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { redirectIfBlocked } from '../../shell/session/redirect-if-blocked.ts';
import { completeLogin, type SecondFactorStep } from './sign-in.ts';

interface SmsLoginProps {
  readonly next: string;
  readonly countryId: number;
  readonly phone: RenderPhoneField;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
}

/** A code by SMS in place of a password (C017, C018, then C016). Nothing here tells whether the phone has an account. */
export function SmsLogin({ next, countryId, phone, onSecondFactor }: SmsLoginProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm(['phone', 'code'] as const);
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<(ReplyFor<'sendLoginCode'> & { readonly resendAt: number }) | null>(null);
  const ask = (): void => {
    if (!form.check({ phone: number === '' ? t('validation.auth_required_field') : null })) return;
    void form.send(
      () => caller.execute('sendLoginCode', { body: { phone: number } }),
      (reply) => {
        setSent({ ...reply, resendAt: clock.now() + reply.resend_after * 1000 });
        setCode('');
      },
    );
  };
  if (sent === null)
    return (
      <CallForm form={form} onSubmit={ask}>
        {form.problem ? <Problem text={form.problem} /> : null}
        {phone({
          label: t('login.field.phone'),
          name: 'phone',
          error: form.errors.phone,
          countryId,
          onChange: (text, typed) => {
            setNumber(text);
            if (typed) form.forget('phone');
          },
        })}
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t('registration.send-code')}
        </Button>
      </CallForm>
    );
  const check = (): void => {
    if (!form.check({ code: code.length === sent.code_length ? null : t('validation.equal_length', { n: sent.code_length }) })) return;
    void form.send(
      async () => {
        const { proof } = await caller.execute('verifyLoginCode', { body: { guid: sent.guid, code } });
        return redirectIfBlocked(caller.execute('authenticate', { body: { type: 'sms', login: proof } }), t.language);
      },
      (answer) => completeLogin(answer, next, onSecondFactor),
    );
  };
  return (
    <CallForm form={form} onSubmit={check}>
      {form.problem ? <Problem text={form.problem} /> : null}
      <p className="muted" role="status">
        {sent.message}
      </p>
      <OneTimeCodeField
        key={sent.guid}
        label={t('registration.field.code')}
        length={sent.code_length}
        hint={number}
        {...form.bind('code', code, setCode)}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
      <ResendButton at={sent.resendAt} busy={form.busy} onResend={ask} />
      <Button tone="ghost" block onClick={() => setSent(null)}>
        {t('login.other-phone')}
      </Button>
    </CallForm>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Callout kind="error" live>
      <p>{text}</p>
    </Callout>
  );
}
