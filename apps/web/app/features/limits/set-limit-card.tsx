import type { LimitKind, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type { AvailableLimits, LimitsView } from '@touchline/contract/limits/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { periodText, valueText } from './limit-texts.ts';

/** What the form is about to set. */
export interface DraftLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: string;
}

interface SetLimitCardProps {
  readonly view: LimitsView;
  readonly available: AvailableLimits;
  readonly draft: DraftLimit;
  /** The fields that changed. */
  readonly onDraft: (change: Partial<DraftLimit>) => void;
  readonly onChanged: (view: LimitsView) => void;
}

const FIELDS = ['limits.0.value', 'limits.0.kind', 'limits.0.period'] as const;

/** One limit at a time: what, over which period, how much. */
export function SetLimitCard({ view, available, draft, onDraft, onChanged }: SetLimitCardProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const formats = useFormats();
  const form = useCallForm(FIELDS);
  const { kind, period, value } = draft;
  const periods = available.kinds.find((one) => one.kind === kind)?.periods ?? [];
  const change = (next: Partial<DraftLimit>): void => {
    onDraft(next);
    form.forget('limits.0.value');
  };
  const chooseKind = (name: LimitKind): void => {
    const offered = available.kinds.find((one) => one.kind === name)?.periods ?? [];
    change({
      kind: name,
      period: offered.includes(period) ? period : (offered[0] ?? 'day'),
      value: name === 'reality-check' ? String(available.realityCheckMinutes.at(-1) ?? 60) : '',
    });
  };
  const submit = (): void => {
    const typed = value.trim().replace(',', '.');
    if (!form.check({ 'limits.0.value': typed === '' ? t('limits.set.required') : null })) return;
    void form.send(
      () => caller.execute('setLimits', { body: { limits: [{ kind, period, value: typed }] } }),
      (changed) => {
        const waits = changed.limits.some((one) => one.kind === kind && one.period === period && one.wanted !== null);
        onChanged(changed);
        if (kind !== 'reality-check') onDraft({ value: '' });
        showToast('success', waits ? t('limits.set.waits', { hours: available.limitIncreaseDelayHours }) : t('limits.set.done'));
      },
    );
  };
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
            {kind === 'reality-check' ? (
              <SelectField
                label={t('limits.set.interval')}
                name="value"
                value={value}
                options={available.realityCheckMinutes.map((minutes) => ({
                  value: String(minutes),
                  label: valueText(t, formats, kind, String(minutes), view.currency),
                }))}
                error={form.errors['limits.0.value']}
                onChange={(event) => change({ value: event.target.value })}
              />
            ) : (
              <TextField
                label={t(kind === 'session' ? 'limits.set.minutes' : 'limits.set.amount')}
                name="value"
                inputMode={kind === 'session' ? 'numeric' : 'decimal'}
                autoComplete="off"
                value={value}
                after={kind === 'session' ? undefined : <span className="muted">{view.currency}</span>}
                error={form.errors['limits.0.value']}
                onChange={(event) => change({ value: event.target.value })}
              />
            )}
          </div>
          <p className="limit-rule">
            {t(`limits.kind.${kind}.text`)}. {t('limits.set.rule', { hours: available.limitIncreaseDelayHours })}
          </p>
          {law.map((one) => (
            <p key={one.period} className="limit-rule">
              {t('limits.law', { value: formats.amount(one.value, view.currency), period: one.period })}
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
