import type { PokerOwnSeat } from '@touchline/contract/poker/shapes';
import { Button } from '@touchline/ui/button';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { SeatWishes } from './use-poker-room.ts';

interface SeatControlsProps {
  readonly own: PokerOwnSeat;
  /** Whether the player's hand is being played: chips are bought between hands, and the seat is left after it. */
  readonly isInHand: boolean;
  readonly isBusy: boolean;
  readonly onPresence: (wishes: SeatWishes) => void;
  readonly onTopUp: () => void;
  readonly onLeave: () => void;
}

/** The player's ways with the seat: sits out or comes back, adds chips, leaves, and takes that back while the hand is played. */
export function SeatControls({ own, isInHand, isBusy, onPresence, onTopUp, onLeave }: SeatControlsProps) {
  const t = useTranslator();
  return (
    <fieldset className="card poker-seat-controls" aria-label={t('poker.own-seat')}>
      <Button
        size="sm"
        icon={own.isPresent ? 'pause' : 'play'}
        disabled={isBusy}
        aria-pressed={own.isLeaving ? undefined : !own.isPresent}
        onClick={() => onPresence({ presence: own.isPresent ? 'out' : 'in' })}
      >
        {t(own.isLeaving ? 'poker.stay' : own.isPresent ? 'poker.sit-out' : 'poker.sit-in')}
      </Button>
      <CheckControl
        checked={own.postsAtOnce}
        disabled={isBusy}
        onChange={(event) => onPresence({ missedBlinds: event.target.checked ? 'post' : 'wait' })}
      >
        {t('poker.post-at-once')}
      </CheckControl>
      <Button size="sm" icon="plus" disabled={isBusy || isInHand} onClick={onTopUp}>
        {t('poker.top-up')}
      </Button>
      <Button size="sm" icon="logout" disabled={isBusy || own.isLeaving} onClick={onLeave}>
        {t('poker.leave')}
      </Button>
      {own.isLeaving ? (
        <b role="status">{t('poker.leaves-after')}</b>
      ) : isInHand ? (
        <small className="muted">{t('poker.after-hand')}</small>
      ) : null}
    </fieldset>
  );
}
