import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { EidPrompt } from './eid-prompt.tsx';

const COUNTRIES = ['EE', 'LV', 'LT'] as const;
type EidCountry = (typeof COUNTRIES)[number];
const PERSONAL_CODE = /^\d{6}-?\d{5}$/;
const PHONE = /^\+37[0-2]\d{7,9}$/;

/** Mobile-ID or Smart-ID: who is asked to sign, then the digits to compare with the phone's (C088-C093). */
export function EidCheck({ flow }: { readonly flow: 'mobile-id' | 'smart-id' }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['personalCode', 'phone'] as const);
  const [country, setCountry] = useState<EidCountry>('EE');
  const [personalCode, setPersonalCode] = useState('');
  const [phone, setPhone] = useState('');
  const [started, setStarted] = useState<ReplyFor<'mobileIdStart'> | null>(null);
  if (started !== null) return <EidPrompt flow={flow} started={started} onRetry={() => setStarted(null)} />;

  const submit = (): void => {
    const whole = phone.replace(/[\s()-]/g, '');
    const right = form.check({
      personalCode: PERSONAL_CODE.test(personalCode.trim()) ? null : t('identification.eid.code.format'),
      phone: flow === 'smart-id' || PHONE.test(whole) ? null : t('identification.eid.phone.format'),
    });
    if (!right) return;
    const person = { country, personalCode: personalCode.trim() };
    void form.send(
      () =>
        flow === 'mobile-id'
          ? caller.execute('mobileIdStart', { body: { ...person, phone: whole } })
          : caller.execute('smartIdStart', { body: person }),
      setStarted,
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <p className="identification-text">{t(`identification.${flow}.text`)}</p>
      <FormError text={form.problem} />
      <SelectField
        label={t('registration.field.country')}
        name="country"
        value={country}
        options={COUNTRIES.map((code) => ({ value: code, label: t(`identification.eid.country.${code}`) }))}
        onChange={(event) => setCountry(event.target.value as EidCountry)}
      />
      <div className="form-pair">
        <TextField
          label={t('identification.eid.code')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          {...form.field('personalCode', personalCode, setPersonalCode)}
        />
        {flow === 'mobile-id' ? (
          <TextField
            label={t('registration.field.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={20}
            placeholder="+37200000766"
            {...form.field('phone', phone, setPhone)}
          />
        ) : null}
      </div>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('identification.eid.begin')}
      </Button>
    </CallForm>
  );
}
