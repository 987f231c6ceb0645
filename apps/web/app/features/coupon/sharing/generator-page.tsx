import type { CouponGeneratorError } from '@touchline/betting/generator/generate-coupons';
import { clampNumeric } from '@touchline/client/validation/numeric-input';
import { formatNumber } from '@touchline/i18n/format-money';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { MultiSelect } from '@touchline/ui/forms/select';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FocusEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { useNow } from '../../../live/clock.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import type { CouponLeg } from '../state/coupon-leg.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { EMPTY_COUPON, useCoupon } from '../state/coupon-store.ts';
import { MAX_LEGS, MAX_SPORTS, MAX_TARGET, MIN_LEGS, MIN_TARGET } from './generator-options.ts';

export interface GeneratorPageProps {
  /** As typed. */
  readonly form: {
    readonly odds: string;
    readonly min: string;
    readonly max: string;
    readonly sports: readonly number[];
    readonly turn: number;
  };
  readonly sports: readonly { readonly id: number; readonly name: string }[];
  readonly coupons: readonly { readonly legs: readonly CouponLeg[]; readonly totalOdds: number }[];
  /** `format`: the numbers are not within the bounds. */
  readonly problem:
    | 'format'
    | ({ readonly nearest?: number } & { readonly code: CouponGeneratorError['code']; readonly matches?: number; readonly needed?: number })
    | null;
}

/** Accumulators near the odds that the player names; each goes into the coupon at one press. A form of the page: it works without script. */
export function GeneratorPage({ form, sports, coupons, problem }: GeneratorPageProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const now = useNow();
  const { day, time } = useFormats();
  const sentence =
    problem === null
      ? null
      : problem === 'format'
        ? t('coupon.generator.format', {
            min: formatNumber(t.language, MIN_TARGET / 1000, 1),
            max: formatNumber(t.language, MAX_TARGET / 1000),
            minLegs: MIN_LEGS,
            maxLegs: MAX_LEGS,
          })
        : problem.code === 'generator-candidates'
          ? t('coupon.generator.candidates', { n: problem.matches ?? 0, needed: problem.needed ?? 0 })
          : t('coupon.generator.nearest', { odds: odds(problem.nearest ?? 1000) });
  return (
    <>
      <div className="heading-row">
        <h1>{t('coupon.generator')}</h1>
      </div>
      <p className="muted">{t('coupon.generator.text')}</p>
      <Form className="card generator-form" method="get" key={JSON.stringify(form)}>
        <TextField label={t('coupon.generator.target')} name="odds" inputMode="decimal" maxLength={9} defaultValue={form.odds} required />
        <TextField label={t('coupon.generator.min')} name="min" type="number" {...LEGS} defaultValue={form.min} onBlur={keepLegs} />
        <TextField label={t('coupon.generator.max')} name="max" type="number" {...LEGS} defaultValue={form.max} onBlur={keepLegs} />
        <SportsField sports={sports} chosen={form.sports} />
        <div className="coupon-actions">
          <Button type="submit" tone="brand">
            {t('coupon.generator.make')}
          </Button>
          <Button type="submit" name="turn" value={form.turn + 1}>
            {t('coupon.generator.others')}
          </Button>
        </div>
      </Form>
      {sentence ? (
        <Callout kind="warning" live>
          <p>{sentence}</p>
        </Callout>
      ) : null}
      <div className="generated-coupons">
        {coupons.map(({ legs, totalOdds }) => (
          <article key={legs.map((leg) => `${leg.matchId}:${leg.selectionId}`).join()} className="card generated-coupon">
            <ul>
              {legs.map((leg) => (
                <li key={`${leg.matchId}:${leg.selectionId}`}>
                  <span className="generated-coupon-leg">
                    <b>{leg.selectionName}</b>
                    <small className="muted">
                      {leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{leg.matchName}</Link>
                    </small>
                    <small className="faint figures">
                      {day(leg.startsAt * 1000, now)} {time(leg.startsAt * 1000)}
                    </small>
                  </span>
                  <b className="figures">{odds(leg.acceptedOdds)}</b>
                </li>
              ))}
            </ul>
            <Button
              tone="amber"
              block
              icon="coupon"
              onClick={() => {
                const { stakeText } = useCoupon.getState();
                useCoupon.getState().replace({ ...EMPTY_COUPON, legs, kind: 'express', stakeText });
                useCouponSheet.getState().show();
              }}
            >
              {t('coupon.generator.take', { odds: odds(totalOdds) })}
            </Button>
          </article>
        ))}
      </div>
    </>
  );
}

const LEGS = { min: MIN_LEGS, max: MAX_LEGS };

/** R098: a number of legs that is left becomes the nearest that there can be. */
const keepLegs = ({ target }: FocusEvent<HTMLInputElement>): void => {
  target.value = clampNumeric(target.value, { ...LEGS, accuracy: 0, unsigned: true });
};

/** The sports that legs are taken from: several, where the page's scripts run, and one from the platform's own list where they do not. */
function SportsField({ sports, chosen }: { readonly sports: GeneratorPageProps['sports']; readonly chosen: readonly number[] }) {
  const t = useTranslator();
  const [values, setValues] = useState(() => chosen.map(String));
  const options = sports.map(({ id, name }) => ({ value: String(id), name }));
  const frame = { label: t('coupon.generator.sport'), name: 'sport' };
  return useHydrated() ? (
    <MultiSelect
      {...frame}
      placeholder={t('coupon.generator.sport.any')}
      options={options}
      values={values}
      max={MAX_SPORTS}
      onChange={(next) => setValues([...next])}
    />
  ) : (
    <SelectField
      {...frame}
      defaultValue={chosen[0] ?? ''}
      options={[{ value: '', label: t('coupon.generator.sport.any') }, ...options.map(({ value, name }) => ({ value, label: name }))]}
    />
  );
}
