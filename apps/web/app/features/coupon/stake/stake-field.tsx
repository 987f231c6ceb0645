import { formatNumber } from '@touchline/i18n/format-money';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId } from 'react';
import { applyPadKey, formatShortStake, sanitizeStake, stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import type { StakeBounds } from '../state/stake-bounds-store.ts';
import { NumberPad } from './number-pad.tsx';

interface StakeFieldProps {
  readonly text: string;
  readonly label: string;
  readonly currency: string;
  readonly symbol: string;
  /** The real bounds of this coupon, shown before anything is typed; null until the server has said. */
  readonly bounds: StakeBounds | null;
  readonly presetsMinor: readonly bigint[];
  /** The amount that the Max button fills in: the limit, or the balance where that is less. */
  readonly maxMinor: bigint | null;
  /** A sentence about the amount, where it would be refused. */
  readonly problem: string | null;
  readonly onChange: (text: string) => void;
}

/** The stake: a field, ready amounts, the greatest that will be taken, and on phones the coupon's own number pad. */
export function StakeField({ text, label, currency, symbol, bounds, presetsMinor, maxMinor, problem, onChange }: StakeFieldProps) {
  const t = useTranslator();
  const { money, scale: scaleOf } = useFormats();
  const scale = scaleOf(currency);
  const id = useId();
  const current = stakeMinor(text, scale);
  return (
    <>
      <div className="stake">
        <div className="field stake-box" data-invalid={problem !== null || undefined}>
          <span aria-hidden="true">{symbol}</span>
          <input
            id={id}
            aria-label={label}
            data-stake
            aria-invalid={problem !== null || undefined}
            aria-describedby={`${id}-hint`}
            // On touch screens the coupon brings its own pad; a hardware keyboard types all the same.
            inputMode={matchesTouch() ? 'none' : 'decimal'}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={20}
            placeholder="0"
            value={text}
            onChange={(event) => {
              const clean = sanitizeStake(event.target.value, scale);
              if (clean !== null) onChange(clean);
            }}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
              const next = step === 0 ? undefined : nextPreset(presetsMinor, current ?? 0n, step);
              if (next === undefined) return;
              event.preventDefault();
              onChange(formatShortStake(next, scale));
            }}
            onFocus={(event) => event.target.select()}
          />
          {text === '' ? null : (
            <button type="button" className="icon-button stake-clear" aria-label={t('coupon.pad.clear')} onClick={() => onChange('')}>
              <Icon name="close" size="xs" />
            </button>
          )}
        </div>
      </div>
      <fieldset className="presets figures" aria-label={t('coupon.stake.presets')}>
        {presetsMinor.map((minor) => (
          <button
            key={String(minor)}
            type="button"
            className={current === minor ? 'preset-on' : undefined}
            onClick={() => onChange(formatShortStake(minor, scale))}
          >
            {formatShortStake(minor, scale)}
          </button>
        ))}
        <button
          type="button"
          disabled={maxMinor === null}
          className={maxMinor !== null && current === maxMinor ? 'preset-on' : undefined}
          onClick={() => maxMinor !== null && onChange(formatShortStake(maxMinor, scale))}
        >
          {t('coupon.stake.max', { amount: maxMinor === null ? '…' : formatNumber(t.language, Number(maxMinor / 10n ** BigInt(scale))) })}
        </button>
      </fieldset>
      <p id={`${id}-hint`} className={`stake-hint${problem ? ' stake-problem' : ''}`} role={problem ? 'alert' : undefined}>
        {problem ??
          (bounds
            ? t('coupon.stake.range', {
                min: money(bounds.minMinor, currency, { short: true }),
                max: money(bounds.maxMinor, currency, { short: true }),
              })
            : '\u00a0')}
      </p>
      <NumberPad onPress={(key) => onChange(applyPadKey(text, key, scale))} decimals={scale > 0} />
    </>
  );
}

/** The next ready amount above or below; the arrow keys step through them. */
const nextPreset = (presets: readonly bigint[], current: bigint, step: number): bigint | undefined =>
  step > 0 ? presets.find((one) => one > current) : presets.findLast((one) => one < current);

const matchesTouch = (): boolean => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse) and (max-width: 1023px)').matches;
