import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { SeatWishes } from '../table/use-poker-room.ts';

interface SitGoPresenceProps {
  readonly isPresent: boolean;
  readonly isBusy: boolean;
  readonly onPresence: (wishes: SeatWishes) => void;
}

/** The player goes away from a tournament, which is played on, or comes back to it. */
export function SitGoPresence({ isPresent, isBusy, onPresence }: SitGoPresenceProps) {
  const t = useTranslator();
  return (
    <fieldset className="card poker-seat-controls" aria-label={t('poker.own-seat')}>
      <Button
        size="sm"
        icon={isPresent ? 'pause' : 'play'}
        tone={isPresent ? 'plain' : 'brand'}
        disabled={isBusy}
        aria-pressed={!isPresent}
        onClick={() => onPresence({ presence: isPresent ? 'out' : 'in' })}
      >
        {t(isPresent ? 'poker.sit-out' : 'poker.sit-in')}
      </Button>
      <small className="muted">{t('poker.sit-go.sit-out')}</small>
    </fieldset>
  );
}
