import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { orBlockPage } from '../../block-page.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { CodeField, Resend } from '../../code-field.tsx';
import { usePageClock } from '../../live/clock.tsx';
import type { PhoneSlot } from '../../phone-slot.ts';
import { useCallForm } from '../../use-call-form.ts';
import { follow, type SecondFactorStep } from './sign-in.ts';

interface SmsLoginProps {
  readonly next: string;
  readonly countryId: number;
  readonly phone: PhoneSlot;
  readonly onSecondFactor: (step: SecondFactorStep) => void;
}

/** A code by SMS in place of a password (C017, C018, then C016). Nothing here tells whether the phone has an account. */
export function SmsLogin({ next, countryId, phone, onSecondFactor }: SmsLoginProps) {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const form = useCallForm(['phone', 'code'] as const);
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<(ReplyFor<'sendSignInCode'> & { readonly resendAt: number }) | null>(null);
  const ask = (): void => {
    if (!form.check({ phone: number === '' ? t('validation.auth_required_field') : null })) return;
    void form.send(
      () => caller.execute('sendSignInCode', { body: { phone: number } }),
      (reply) => {
        setSent({ ...reply, resendAt: clock.now() + reply.resend_after * 1000 });
        setCode('');
      },
    );
  };
  if (sent === null)
    return (
      <CallFormElement form={form} onSubmit={ask}>
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
      </CallFormElement>
    );
  const check = (): void => {
    if (!form.check({ code: code.length === sent.code_length ? null : t('validation.equal_length', { n: sent.code_length }) })) return;
    void form.send(
      async () => {
        const { proof } = await caller.execute('checkSignInCode', { body: { guid: sent.guid, code } });
        return orBlockPage(caller.execute('authenticate', { body: { type: 'sms', login: proof } }), t.language);
      },
      (answer) => follow(answer, next, onSecondFactor),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={check}>
      {form.problem ? <Problem text={form.problem} /> : null}
      <p className="mut" role="status">
        {sent.message}
      </p>
      <CodeField
        key={sent.guid}
        label={t('registration.field.code')}
        length={sent.code_length}
        hint={number}
        {...form.bind('code', code, setCode)}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'login.submitting' : 'login.submit')}
      </Button>
      <Resend at={sent.resendAt} busy={form.busy} onAsk={ask} />
      <Button tone="ghost" block onClick={() => setSent(null)}>
        {t('login.other-phone')}
      </Button>
    </CallFormElement>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Note kind="error" live>
      <p>{text}</p>
    </Note>
  );
}
