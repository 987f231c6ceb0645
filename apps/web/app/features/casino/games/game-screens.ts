import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenOnline } from '../../../shell/page/when-online.ts';

/** A game's own screen: what is seen of it and what is chosen in it, inside of the frame of all games. Reads its table from the page. */
type GameScreen = LazyExoticComponent<ComponentType>;

/** The games that have a screen, by key, each in a file of its own that comes when it is played. Others are not listed by the lobby. */
export const GAME_SCREENS: Readonly<Record<string, GameScreen>> = {
  dice: lazy(() => whenOnline().then(() => import('./dice/dice-screen.tsx'))),
  mines: lazy(() => whenOnline().then(() => import('./mines/mines-screen.tsx'))),
};

export const hasScreen = (game: string): boolean => Object.hasOwn(GAME_SCREENS, game);
