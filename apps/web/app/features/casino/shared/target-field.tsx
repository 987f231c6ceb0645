import { MAX_TARGET, MIN_TARGET } from '@touchline/casino/shared/shared-game';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { sanitizeStake, stakeMinor } from '../../../shell/formats/stake-text.ts';

const SCALE = 2;

/** Hundredths of a typed multiple; null of an empty field, undefined of one that is no target. */
export function parseTarget(text: string): number | null | undefined {
  if (text === '') return null;
  const hundredths = stakeMinor(text, SCALE);
  return hundredths !== null && hundredths >= BigInt(MIN_TARGET) && hundredths <= BigInt(MAX_TARGET) ? Number(hundredths) : undefined;
}

interface TargetFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isNeeded: boolean;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** The multiple at which a bet is paid by itself. */
export function TargetField({ label, text, isNeeded, disabled, onChange }: TargetFieldProps) {
  const t = useTranslator();
  const target = parseTarget(text);
  const isWrong = target === undefined || (isNeeded && target === null);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      disabled={disabled}
      after={<span aria-hidden="true">×</span>}
      {...(isNeeded ? {} : { hint: t('casino.shared.target.hint') })}
      error={isWrong ? t('casino.shared.target.range') : undefined}
      onChange={(event) => {
        const clean = event.target.value === '' ? '' : sanitizeStake(event.target.value, SCALE);
        if (clean !== null) onChange(clean);
      }}
    />
  );
}
