import type { TotoMatchView } from '@touchline/contract/toto/calls';
import { useTranslator } from '@touchline/ui/translator-context';

type Outcome = TotoMatchView['outcomes'][number];

/** Thousandths as whole percent. */
const percent = (permille: number): number => Math.round(permille / 10);

export interface MarkButtonProps {
  readonly outcome: Outcome;
  readonly label: string;
  readonly marked: boolean;
  /** Whether this outcome came; null while open. */
  readonly came: boolean | null;
  /** Null on sheets that take no marks. */
  readonly onToggle: ((outcome: number) => void) | null;
}

/** An outcome of a match that can be marked: its sign, the chance by our prices, and a bar of what players picked. */
export function MarkButton({ outcome, label, marked, came, onToggle }: MarkButtonProps) {
  const t = useTranslator();
  const picked = outcome.picked === null ? null : percent(outcome.picked);
  const chance = percent(outcome.chance);
  const name =
    picked === null ? t('toto.mark', { outcome: outcome.name, chance }) : t('toto.mark.picked', { outcome: outcome.name, chance, picked });
  return (
    <label
      className={`toto-mark${marked ? ' toto-mark-on' : ''}${came ? ' toto-mark-came' : ''}${onToggle ? '' : ' toto-mark-fixed'}`}
      title={name}
    >
      <input
        type="checkbox"
        className="screen-reader-only"
        aria-label={name}
        checked={marked}
        disabled={onToggle === null}
        onChange={() => onToggle?.(outcome.outcome)}
      />
      <b aria-hidden="true">{label}</b>
      <small className="figures" aria-hidden="true">
        {chance}%
      </small>
      <i className="toto-bar" aria-hidden="true">
        <i style={{ inlineSize: `${picked ?? 0}%` }} />
      </i>
    </label>
  );
}
