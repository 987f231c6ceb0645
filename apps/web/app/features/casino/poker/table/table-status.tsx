import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { TableState } from './table-state.ts';

interface TableStatusProps {
  readonly state: Exclude<TableState, 'playing'>;
  readonly onLogin: () => void;
}

const TEXTS = {
  guest: 'poker.guest',
  choose: 'poker.choose-seat',
  full: 'poker.full',
  out: 'poker.out',
  'no-chips': 'poker.no-chips',
  next: 'poker.next-hand',
} as const;

/** The place of the decisions while there are none: what the visitor waits for, or can do. */
export function TableStatus({ state, onLogin }: TableStatusProps) {
  const t = useTranslator();
  return (
    <div className="poker-actions">
      <p>{t(TEXTS[state])}</p>
      {state === 'guest' ? (
        <Button tone="brand" size="lg" onClick={onLogin}>
          {t('poker.guest.login')}
        </Button>
      ) : null}
    </div>
  );
}
