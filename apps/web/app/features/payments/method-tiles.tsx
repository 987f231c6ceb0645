import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

const METHOD_ICONS: Readonly<Record<string, IconName>> = { card: 'card', bank: 'bank', wallet: 'wallet' };

/** The drawing of a method, by the key of its picture (R078) or its number. */
export const methodIcon = (key: string): IconName =>
  METHOD_ICONS[Object.keys(METHOD_ICONS).find((known) => key.includes(known)) ?? ''] ?? 'wallet';

export interface TiledMethod {
  readonly id: string;
  readonly title: string;
  readonly media_key: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly currency: string;
}

interface MethodTilesProps<M extends TiledMethod> {
  readonly methods: readonly M[];
  readonly value: string;
  /** Further notes on a method. */
  readonly note?: (method: M) => string;
  readonly onChoose: (id: string) => void;
}

/** Ways to pay in or to be paid, with their limits: one is chosen. */
export function MethodTiles<M extends TiledMethod>({ methods, value, note, onChoose }: MethodTilesProps<M>) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <fieldset className="payment-methods">
      <legend>{t('deposit.method')}</legend>
      {methods.map((one) => (
        <label key={one.id} className={one.id === value ? 'payment-method-on' : undefined}>
          <input
            type="radio"
            className="screen-reader-only"
            name="method"
            value={one.id}
            checked={one.id === value}
            onChange={() => onChoose(one.id)}
          />
          <Icon name={methodIcon(`${one.media_key} ${one.id}`)} />
          <b>{one.title}</b>
          <small>
            {t('deposit.limits', {
              min: amount(one.minAmount, one.currency, { short: true }),
              max: amount(one.maxAmount, one.currency, { short: true }),
            })}
          </small>
          {note ? <small>{note(one)}</small> : null}
        </label>
      ))}
    </fieldset>
  );
}
