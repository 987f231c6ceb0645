import { useTranslator } from '@touchline/ui/translator-context';
import { sanitizeStake } from '../../../shell/formats/stake-text.ts';

interface LegStakeFieldProps {
  readonly label: string;
  readonly text: string;
  /** The value that counts while nothing is typed here. */
  readonly common: string;
  readonly symbol: string;
  readonly scale: number;
  readonly onChange: (text: string) => void;
  /** Shown where all that the account holds can be staked as well. */
  readonly allowsWholeBalance?: boolean;
}

/** A stake of a part of the coupon: of one of several singles, of one block. Empty, it is the coupon's. */
export function LegStakeField({ label, text, common, symbol, scale, onChange, allowsWholeBalance }: LegStakeFieldProps) {
  const t = useTranslator();
  const all = text === '0';
  return (
    <div className="own-stake">
      <label className="field own-stake-box">
        <span className="screen-reader-only">{label}</span>
        <span aria-hidden="true">{symbol}</span>
        <input
          className="figures"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder={all ? t('coupon.block.all') : common || '0'}
          value={all ? '' : text}
          onChange={(event) => {
            const clean = sanitizeStake(event.target.value, scale);
            if (clean !== null) onChange(clean);
          }}
        />
      </label>
      {allowsWholeBalance ? (
        <button
          type="button"
          className={`leg-toggle${all ? ' leg-toggle-on' : ''}`}
          aria-pressed={all}
          onClick={() => onChange(all ? '' : '0')}
        >
          {t('coupon.block.all')}
        </button>
      ) : null}
    </div>
  );
}
