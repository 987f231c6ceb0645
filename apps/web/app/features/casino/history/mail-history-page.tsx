import './history.css';
import { CASINO_CATEGORIES, type CasinoCategory } from '@touchline/contract/casino/enums';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card } from '@touchline/ui/card';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { HistoryLinks } from './history-links.tsx';

/** Casino history by mail (S176): the rounds of all games or of a category, as a table in a letter to the account's address. */
export function MailHistoryPage() {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['category'] as const);
  const [category, setCategory] = useState<CasinoCategory | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const submit = (): void => {
    setSent(null);
    void form.send(
      () => caller.execute('mailCasinoRounds', { body: { ...(category === null ? {} : { category }), lng: t.language } }),
      ({ rounds }) => setSent(rounds),
    );
  };
  return (
    <>
      <HistoryLinks page="mail" />
      <Card className="casino-history-filter">
        <CallForm form={form} onSubmit={submit}>
          <p className="muted">{t('casino.history.mail.text')}</p>
          <SelectField
            label={t('casino.history.mail.category')}
            name="category"
            value={category ?? ''}
            onChange={(event) => setCategory(CASINO_CATEGORIES.find((one) => one === event.target.value) ?? null)}
            options={[
              { value: '', label: t('casino.history.any') },
              ...CASINO_CATEGORIES.map((one) => ({ value: one, label: t(`casino.section.${one}`) })),
            ]}
          />
          <FormError text={form.problem} />
          {sent === null ? null : (
            <Callout kind="success" live>
              <p>{t('casino.history.mail.sent', { n: sent })}</p>
            </Callout>
          )}
          <Button type={form.submitType} tone="brand" icon="mail" busy={form.busy}>
            {t('casino.history.mail.send')}
          </Button>
        </CallForm>
      </Card>
    </>
  );
}
