import type { LimitKind, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type { AvailableLimits, LimitsView } from '@touchline/contract/limits/calls';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

/** The limit that the form is about to set. */
export interface DraftLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: string;
}

interface SetLimitOptions {
  readonly available: AvailableLimits;
  readonly draft: DraftLimit;
  /** The fields that changed. */
  readonly onDraftChange: (change: Partial<DraftLimit>) => void;
  readonly onChanged: (view: LimitsView) => void;
}

const FIELDS = ['limits.0.value', 'limits.0.kind', 'limits.0.period'] as const;

/** The form of a limit, and its draft: each kind has periods and a beginning of its own. */
export function useSetLimit({ available, draft, onDraftChange, onChanged }: SetLimitOptions) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(FIELDS);
  const { kind, period, value } = draft;
  const periods = available.kinds.find((one) => one.kind === kind)?.periods ?? [];
  const change = (next: Partial<DraftLimit>): void => {
    onDraftChange(next);
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
        if (kind !== 'reality-check') onDraftChange({ value: '' });
        showToast('success', waits ? t('limits.set.waits', { hours: available.limitIncreaseDelayHours }) : t('limits.set.done'));
      },
    );
  };
  return { form, periods, change, chooseKind, submit };
}
