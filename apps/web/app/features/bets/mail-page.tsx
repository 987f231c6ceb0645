import { BET_KINDS, BET_STATUSES } from '@touchline/contract/words';
import { Button } from '@touchline/ui/button';
import { Field, SelectField } from '@touchline/ui/field';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePreferences } from '../../preferences-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { historyBody, readFilter } from './bets-filter.ts';
import { BetsFrame } from './bets-frame.tsx';

/** History by mail (S174): the bets of a time, as a table in a letter to the account's address. */
export function MailPage() {
  const t = useTexts();
  const caller = useCaller();
  const { zone } = usePreferences();
  const form = useCallForm(['from', 'to', 'status', 'kind'] as const);
  const [sent, setSent] = useState<number | null>(null);
  const submit = (): void => {
    const typed = new FormData(form.element.current ?? undefined);
    const filter = readFilter(
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
        <CallFormElement form={form} onSubmit={submit}>
          <p className="mut">{t('bets.mail.text')}</p>
          <div className="act-2">
            <Field label={t('bets.filter.from')} type="date" name="from" error={form.errors.from} />
            <Field label={t('bets.filter.to')} type="date" name="to" error={form.errors.to} />
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
          <ProblemNote text={form.problem} />
          {sent === null ? null : (
            <Note kind="success" live>
              <p>{t('bets.mail.sent', { n: sent })}</p>
            </Note>
          )}
          <Button type={form.submitType} tone="brand" icon="mail" busy={form.busy}>
            {t('bets.mail.send')}
          </Button>
        </CallFormElement>
      </section>
    </BetsFrame>
  );
}
