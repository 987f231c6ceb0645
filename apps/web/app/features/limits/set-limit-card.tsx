import type { LimitKind, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type { AvailableLimits, LimitsView } from '@touchline/contract/limits/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { periodText } from './limit-texts.ts';
import { LimitValueField } from './limit-value-field.tsx';
import { type DraftLimit, useSetLimit } from './use-set-limit.ts';

interface SetLimitCardProps {
  readonly view: LimitsView;
  readonly available: AvailableLimits;
  readonly draft: DraftLimit;
  /** The fields that changed. */
  readonly onDraftChange: (change: Partial<DraftLimit>) => void;
  readonly onChanged: (view: LimitsView) => void;
}

/** One limit at a time: what, over which period, how much. */
export function SetLimitCard({ view, available, draft, onDraftChange, onChanged }: SetLimitCardProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { form, periods, change, chooseKind, submit } = useSetLimit({ available, draft, onDraftChange, onChanged });
  const { kind, period, value } = draft;
  const law = kind === 'deposit' ? available.statutoryDepositLimits : [];
  return (
    <Card id="set-limit">
      <CardHeader title={t('limits.set.title')} />
      <div className="office-body">
        <CallForm form={form} onSubmit={submit}>
          <FormError text={form.problem} />
          <div className="limit-form">
            <SelectField
              label={t('limits.set.kind')}
              name="kind"
              value={kind}
              options={available.kinds.map((one) => ({ value: one.kind, label: t(`limits.kind.${one.kind}`) }))}
              error={form.errors['limits.0.kind']}
              onChange={(event) => chooseKind(event.target.value as LimitKind)}
            />
            {periods.length > 1 ? (
              <SelectField
                label={t('limits.set.period')}
                name="period"
                value={period}
                options={periods.map((one) => ({ value: one, label: periodText(t, one) }))}
                error={form.errors['limits.0.period']}
                onChange={(event) => change({ period: event.target.value as LimitPeriod })}
              />
            ) : null}
            <LimitValueField
              kind={kind}
              value={value}
              currency={view.currency}
              minutes={available.realityCheckMinutes}
              error={form.errors['limits.0.value']}
              onChange={(text) => change({ value: text })}
            />
          </div>
          <p className="limit-rule">
            {t(`limits.kind.${kind}.text`)}. {t('limits.set.rule', { hours: available.limitIncreaseDelayHours })}
          </p>
          {law.map((one) => (
            <p key={one.period} className="limit-rule">
              {t('limits.law', { value: amount(one.value, view.currency), period: one.period })}
            </p>
          ))}
          <div className="office-actions">
            <Button type={form.submitType} tone="brand" busy={form.busy}>
              {t('limits.set.save')}
            </Button>
          </div>
        </CallForm>
      </div>
    </Card>
  );
}
