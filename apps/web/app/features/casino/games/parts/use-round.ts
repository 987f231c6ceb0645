import type { GameRound } from '../../play/casino-table.ts';
import { useGame } from '../../play/game-context.ts';
import type { GamePlay } from '../../play/use-game-play.ts';

/** The play at the table with its newest round, read as rounds of this game. */
export function useRound<Options, View, Action = never>(): {
  readonly play: GamePlay;
  readonly round: GameRound<Options, View, Action> | null;
  /** The round that has been shown to its end; null while one is under way. */
  readonly ended: GameRound<Options, View, Action> | null;
} {
  const { play } = useGame();
  // The server's game wrote it, by the types of the same package.
  const round = play.round as GameRound<Options, View, Action> | null;
  const isShown = round !== null && play.shownRounds[0]?.round === round.round;
  return { play, round, ended: isShown ? round : null };
}
