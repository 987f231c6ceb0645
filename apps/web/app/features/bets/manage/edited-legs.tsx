import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import type { EditedLeg } from './edited-bet.ts';
import { LegSwap } from './leg-swap.tsx';

interface EditedLegsProps {
  readonly legs: readonly EditedLeg[];
  /** Selections that the coupon holds and the bet does not. */
  readonly others: readonly EditedLeg[];
  readonly onChange: (legs: readonly EditedLeg[]) => void;
}

/** The selections of the bet as it is to be, each to be swapped or taken out, and those of the coupon that can join them. */
export function EditedLegs({ legs, others, onChange }: EditedLegsProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  return (
    <>
      <ul className="edit-form-legs">
        {legs.map((leg, index) => (
          <li key={`${leg.matchId}:${leg.selectionId}`}>
            <span className="remove-leg">
              <b className="ellipsis">{leg.selectionName}</b>
              <small className="ellipsis muted">
                {leg.marketName} · {leg.matchName}
              </small>
            </span>
            <b className="figures">{odds(leg.odds)}</b>
            <LegSwap leg={leg} onSwap={(next) => onChange(legs.with(index, next))} />
            <IconButton
              icon="close"
              small
              label={t('coupon.leg.remove', { name: leg.selectionName })}
              onClick={() => onChange(legs.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className="edit-form-add">
          <span className="muted">{t('bets.edit.add')}</span>
          {others.map((one) => (
            <Button key={`${one.matchId}:${one.selectionId}`} size="xs" icon="plus" onClick={() => onChange([...legs, one])}>
              <span className="ellipsis">{one.selectionName}</span> <span className="figures">{odds(one.odds)}</span>
            </Button>
          ))}
        </div>
      ) : (
        <p className="faint bet-action-note">{t('bets.edit.hint')}</p>
      )}
    </>
  );
}
