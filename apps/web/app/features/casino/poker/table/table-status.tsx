import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { KeptTime } from './kept-time.tsx';
import type { TableState } from './table-state.ts';
import type { PokerRoom } from './use-poker-room.ts';

type Status = Exclude<TableState, 'playing'>;

interface TableStatusProps {
  readonly state: Status;
  readonly room: PokerRoom;
  /** Whether somebody is logged in. */
  readonly isPlayer: boolean;
  readonly onLogin: () => void;
}

/** States of a visitor who has no seat. */
const WATCHING: readonly string[] = [
  'guest',
  'choose',
  'full',
  'kept-for-others',
  'waiting',
  'kept',
  'tournament',
  'tournament-over',
] satisfies Status[];

const TEXTS = {
  guest: 'poker.guest',
  choose: 'poker.choose-seat',
  full: 'poker.full',
  'kept-for-others': 'poker.wait.kept-for-others',
  kept: 'poker.wait.kept',
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
export function TableStatus({ state, room, isPlayer, onLogin }: TableStatusProps) {
  const t = useTranslator();
  const { wait } = room.view;
  return (
    <div className="poker-actions" data-watching={WATCHING.includes(state) || undefined}>
      <p role={state === 'kept' ? 'status' : undefined}>
        {state === 'waiting' ? t('poker.wait.place', { n: wait?.place ?? 1 }) : t(TEXTS[state])}
        {wait?.keptUntil != null && state === 'kept' ? <KeptTime until={wait.keptUntil} /> : null}
      </p>
      {state === 'guest' ? (
        <Button tone="brand" size="lg" onClick={onLogin}>
          {t('poker.guest.login')}
        </Button>
      ) : null}
      {state === 'full' || state === 'kept-for-others' ? (
        <Button tone="brand" size="lg" disabled={room.isBusy} onClick={isPlayer ? room.wait : onLogin}>
          {t(isPlayer ? 'poker.wait.join' : 'poker.guest.login')}
        </Button>
      ) : null}
      {wait ? (
        <Button disabled={room.isBusy} onClick={room.stopWaiting}>
          {t('poker.wait.stop')}
        </Button>
      ) : null}
    </div>
  );
}
