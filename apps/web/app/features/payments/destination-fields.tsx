import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { NEW_DESTINATION } from './use-withdrawal.ts';
import type { WithdrawalData } from './withdrawal-data.ts';

type KnownDestination = Pick<WithdrawalData['destinations'][number], 'id' | 'masked'>;

interface DestinationFieldsProps {
  /** Destinations that were paid to before, by this method. */
  readonly known: readonly KnownDestination[];
  /** Undefined for one that is still to be written. */
  readonly chosen: KnownDestination | undefined;
  readonly destination: string;
  /** The destination that the method pays to. */
  readonly type: WithdrawalData['methods'][number]['destination'];
  /** How long money to a new destination waits. */
  readonly pauseHours: number;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onChange: (text: string) => void;
}

/** The destination of the money: to a place that was paid to before, or to a new one. */
export function DestinationFields({ known, chosen, destination, type, pauseHours, error, onChoose, onChange }: DestinationFieldsProps) {
  const t = useTranslator();
  return (
    <>
      {known.length > 0 ? (
        <SelectField
          label={t('withdrawal.destination')}
          name="destination_id"
          value={chosen?.id ?? NEW_DESTINATION}
          options={[
            ...known.map(({ id, masked }) => ({ value: id, label: masked })),
            { value: NEW_DESTINATION, label: t('withdrawal.destination.new') },
          ]}
          onChange={(event) => onChoose(event.target.value)}
        />
      ) : null}
      {chosen ? null : (
        <TextField
          label={t(`withdrawal.destination.${type}`)}
          name="destination"
          dir="ltr"
          maxLength={64}
          spellCheck={false}
          autoComplete={type === 'card' ? 'cc-number' : 'off'}
          inputMode={type === 'card' ? 'numeric' : 'text'}
          value={destination}
          hint={pauseHours === 0 ? t('withdrawal.destination.own') : t('withdrawal.destination.own-held', { n: pauseHours })}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
}
