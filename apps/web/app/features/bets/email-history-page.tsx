import { BET_KINDS, BET_STATUSES } from '@touchline/contract/bets/enums';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { historyBody, parseMatchFilter } from './bets-filter.ts';
import { BetsFrame } from './bets-frame.tsx';

/** History by mail (S174): the bets of a time, as a table in a letter to the account's address. */
export function EmailHistoryPage() {
  const t = useTranslator();
  const caller = useApiClient();
  const { zone } = usePreferences();
  const form = useCallForm(['from', 'to', 'status', 'kind'] as const);
  const [sent, setSent] = useState<number | null>(null);
  const submit = (): void => {
    const typed = new FormData(form.element.current ?? undefined);
    const filter = parseMatchFilter(
      new URLSearchParams([...typed].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    );
    const { lng: _lng, betId: _betId, status, ...body } = historyBody({ ...filter, tab: 'settled' }, zone, t.language);
    const whole = typed.get('status') === '' ? {} : { status };
    setSent(null);
    void form.send(
      () => caller.execute('mailBetsHistory', { body: { ...body, ...whole, lng: t.language } }),
      ({ bets }) => setSent(bets),
    );
  };
  return (
    <BetsFrame page="mail">
      <section className="card bets-form">
        <CallForm form={form} onSubmit={submit}>
          <p className="muted">{t('bets.mail.text')}</p>
          <div className="bets-field-pair">
            <TextField label={t('bets.filter.from')} type="date" name="from" error={form.errors.from} />
            <TextField label={t('bets.filter.to')} type="date" name="to" error={form.errors.to} />
            <SelectField
              label={t('bets.filter.status')}
              name="status"
              options={[
                { value: '', label: t('bets.filter.status.any') },
                ...BET_STATUSES.filter((one) => one !== 'open').map((one) => ({ value: one, label: t(`bets.status.${one}`) })),
              ]}
            />
            <SelectField
              label={t('bets.filter.kind')}
              name="kind"
              options={[
                { value: '', label: t('bets.filter.kind.any') },
                ...BET_KINDS.map((one) => ({ value: one, label: t(`coupon.kind.${one}`) })),
              ]}
            />
          </div>
          <FormError text={form.problem} />
          {sent === null ? null : (
            <Callout kind="success" live>
              <p>{t('bets.mail.sent', { n: sent })}</p>
            </Callout>
          )}
          <Button type={form.submitType} tone="brand" icon="mail" busy={form.busy}>
            {t('bets.mail.send')}
          </Button>
        </CallForm>
      </section>
    </BetsFrame>
  );
}
