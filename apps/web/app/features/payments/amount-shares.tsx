import { formatPercent } from '@touchline/i18n/format-money';
import { formatMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';

/** Percent of what can be withdrawn. */
const PERCENT_PRESETS = [25n, 50n, 100n] as const;

interface AmountSharesProps {
  readonly availableMinor: bigint;
  /** Of the currency. */
  readonly decimals: number;
  /** The amount that is written now. */
  readonly value: string;
  readonly onChoose: (amount: string) => void;
}

/** Ready amounts: a quarter, a half, or all of what can be withdrawn. */
export function AmountShares({ availableMinor, decimals, value, onChoose }: AmountSharesProps) {
  const t = useTranslator();
  return (
    <fieldset className="presets figures deposit-presets">
      <legend className="screen-reader-only">{t('withdrawal.parts')}</legend>
      {PERCENT_PRESETS.map((part) => {
        const text = formatMoney((availableMinor * part) / 100n, decimals);
        return (
          <button
            key={part}
            type="button"
            className={text === value ? 'preset-on' : undefined}
            disabled={availableMinor === 0n}
            onClick={() => onChoose(text)}
          >
            {part === 100n ? t('withdrawal.all') : formatPercent(t.language, Number(part))}
          </button>
        );
      })}
    </fieldset>
  );
}
