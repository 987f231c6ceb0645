import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { TableState } from './table-state.ts';

interface TableStatusProps {
  readonly state: Exclude<TableState, 'playing'>;
  readonly onLogin: () => void;
}

/** States of a visitor who has no seat. */
const WATCHING: readonly string[] = ['guest', 'choose', 'full', 'tournament', 'tournament-over'] satisfies TableStatusProps['state'][];

const TEXTS = {
  guest: 'poker.guest',
  choose: 'poker.choose-seat',
  full: 'poker.full',
  out: 'poker.out',
  'no-chips': 'poker.no-chips',
  next: 'poker.next-hand',
  'waits-blind': 'poker.waits-blind',
  tournament: 'poker.sit-go.watching',
  'tournament-next': 'poker.sit-go.next',
  'tournament-away': 'poker.sit-go.away',
  'tournament-over': 'poker.sit-go.ended',
} as const;

/** The place of the decisions while there are none: what the visitor waits for, or can do. */
export function TableStatus({ state, onLogin }: TableStatusProps) {
  const t = useTranslator();
  return (
    <div className="poker-actions" data-watching={WATCHING.includes(state) || undefined}>
      <p>{t(TEXTS[state])}</p>
      {state === 'guest' ? (
        <Button tone="brand" size="lg" onClick={onLogin}>
          {t('poker.guest.login')}
        </Button>
      ) : null}
    </div>
  );
}
