import type { CasinoSeedsView } from '@touchline/contract/casino/shapes';
import { createContext, use } from 'react';
import type { PlayerAtTable } from './casino-table.ts';
import type { GamePlay } from './use-game-play.ts';

export interface GameAtTable {
  readonly play: GamePlay;
  /** Null for guests. */
  readonly player: PlayerAtTable | null;
  /** The seeds in use now; null for guests. */
  readonly seeds: CasinoSeedsView | null;
  readonly takeSeeds: (seeds: CasinoSeedsView) => void;
}

/** The table that the page has opened: what surrounds a game reads it here. */
export const GameContext = createContext<GameAtTable | null>(null);

export function useGame(): GameAtTable {
  const game = use(GameContext);
  if (!game) throw new Error('a game is drawn outside of its page');
  return game;
}
