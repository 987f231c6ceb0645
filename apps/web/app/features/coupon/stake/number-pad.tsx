import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { PadKey } from '../../../shell/formats/stake-text.ts';

const ROWS: readonly (readonly PadKey[])[] = [
  ['1', '2', '3', '+5'],
  ['4', '5', '6', '+10'],
  ['7', '8', '9', 'clear'],
  ['.', '0', '00', 'delete'],
];

/** The coupon's own keys on phones: the page never jumps under a system keyboard. Digits stand left to right in every language. */
export function NumberPad({ decimals, onPress }: { readonly decimals: boolean; readonly onPress: (key: PadKey) => void }) {
  const t = useTranslator();
  return (
    <fieldset className="number-pad figures" aria-label={t('coupon.pad')}>
      {ROWS.flat().map((key) => {
        const word = key === 'delete' || key === 'clear' || key.startsWith('+');
        return (
          <button
            key={key}
            type="button"
            className={word ? 'number-pad-word' : undefined}
            disabled={key === '.' && !decimals}
            aria-label={key === 'delete' ? t('coupon.pad.delete') : undefined}
            onClick={() => onPress(key)}
          >
            {key === 'delete' ? <Icon name="prev" size="s" /> : key === 'clear' ? t('coupon.pad.clear') : <bdi dir="ltr">{key}</bdi>}
          </button>
        );
      })}
    </fieldset>
  );
}
