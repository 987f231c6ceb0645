import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { maySit } from '../free-seats.ts';

/** The visitor's part at the table, which decides on what stands below the felt. */
export type TableState =
  | 'guest'
  | 'choose'
  | 'full'
  | 'kept-for-others'
  | 'waiting'
  | 'kept'
  | 'out'
  | 'no-chips'
  | 'next'
  | 'waits-blind'
  | 'playing'
  | 'tournament'
  | 'tournament-next'
  | 'tournament-away'
  | 'tournament-over';

const isPlaying = ({ own, hand }: PokerTableView): boolean =>
  hand !== null && hand.outcome === null && hand.seats.some(({ seat }) => seat === own?.seat);

/** A visitor who looks on, or is out of it, waits for nothing; a player is dealt in even while away. */
function tournamentState({ own, sitGo }: PokerTableView): TableState {
  if (sitGo?.status !== 'running') return 'tournament-over';
  if (!own) return 'tournament';
  return own.isPresent ? 'tournament-next' : 'tournament-away';
}

/** A visitor without a seat takes one, or waits for one. */
function visitorState(view: PokerTableView, isPlayer: boolean): TableState {
  const { table, wait } = view;
  if (maySit(view)) return wait ? 'kept' : isPlayer ? 'choose' : 'guest';
  if (wait) return 'waiting';
  return table.taken < table.seats ? 'kept-for-others' : 'full';
}

export function tableState(view: PokerTableView, isPlayer: boolean): TableState {
  const { own, sitGo } = view;
  if (own && isPlaying(view) && (sitGo === null || own.isPresent)) return 'playing';
  if (sitGo) return tournamentState(view);
  if (!own) return visitorState(view, isPlayer);
  if (own.chips === 0) return 'no-chips';
  if (!own.isPresent) return 'out';
  return own.waitsForBlind ? 'waits-blind' : 'next';
}
