import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenOnline } from '../../../shell/page/when-online.ts';

/** A game's own screen: what is seen of it and what is chosen in it, inside of the frame of all games. Reads its table from the page. */
type GameScreen = LazyExoticComponent<ComponentType>;

/** The games that have a screen, by key, each in a file of its own that comes when it is played. Others are not listed by the lobby. */
export const GAME_SCREENS: Readonly<Record<string, GameScreen>> = {
  dice: lazy(() => whenOnline().then(() => import('./dice/dice-screen.tsx'))),
  limbo: lazy(() => whenOnline().then(() => import('./limbo/limbo-screen.tsx'))),
  mines: lazy(() => whenOnline().then(() => import('./mines/mines-screen.tsx'))),
  drop: lazy(() => whenOnline().then(() => import('./drop/drop-screen.tsx'))),
  keno: lazy(() => whenOnline().then(() => import('./keno/keno-screen.tsx'))),
  wheel: lazy(() => whenOnline().then(() => import('./wheel/wheel-screen.tsx'))),
  diamonds: lazy(() => whenOnline().then(() => import('./diamonds/diamonds-screen.tsx'))),
  tower: lazy(() => whenOnline().then(() => import('./tower/tower-screen.tsx'))),
  'chicken-road': lazy(() => whenOnline().then(() => import('./chicken-road/chicken-road-screen.tsx'))),
  pump: lazy(() => whenOnline().then(() => import('./pump/pump-screen.tsx'))),
  'hi-lo': lazy(() => whenOnline().then(() => import('./hi-lo/hi-lo-screen.tsx'))),
  flip: lazy(() => whenOnline().then(() => import('./flip/flip-screen.tsx'))),
  coin: lazy(() => whenOnline().then(() => import('./coin/coin-screen.tsx'))),
  'rock-paper-scissors': lazy(() => whenOnline().then(() => import('./rock-paper-scissors/rock-paper-scissors-screen.tsx'))),
  bars: lazy(() => whenOnline().then(() => import('./bars/bars-screen.tsx'))),
  cases: lazy(() => whenOnline().then(() => import('./cases/cases-screen.tsx'))),
  'scratch-cards': lazy(() => whenOnline().then(() => import('./scratch-cards/scratch-cards-screen.tsx'))),
  crash: lazy(() => whenOnline().then(() => import('./crash/crash-screen.tsx'))),
  slide: lazy(() => whenOnline().then(() => import('./slide/slide-screen.tsx'))),
  'live-roulette': lazy(() => whenOnline().then(() => import('./live-roulette/live-roulette-screen.tsx'))),
  'live-baccarat': lazy(() => whenOnline().then(() => import('./live-baccarat/live-baccarat-screen.tsx'))),
  'live-wheel': lazy(() => whenOnline().then(() => import('./live-wheel/live-wheel-screen.tsx'))),
  blackjack: lazy(() => whenOnline().then(() => import('./blackjack/blackjack-screen.tsx'))),
  'twenty-one': lazy(() => whenOnline().then(() => import('./twenty-one/twenty-one-screen.tsx'))),
  'video-poker': lazy(() => whenOnline().then(() => import('./video-poker/video-poker-screen.tsx'))),
  'casino-holdem': lazy(() => whenOnline().then(() => import('./casino-holdem/casino-holdem-screen.tsx'))),
  roulette: lazy(() => whenOnline().then(() => import('./roulette/roulette-screen.tsx'))),
  baccarat: lazy(() => whenOnline().then(() => import('./baccarat/baccarat-screen.tsx'))),
  'dragon-tiger': lazy(() => whenOnline().then(() => import('./dragon-tiger/dragon-tiger-screen.tsx'))),
  craps: lazy(() => whenOnline().then(() => import('./craps/craps-screen.tsx'))),
  'sic-bo': lazy(() => whenOnline().then(() => import('./sic-bo/sic-bo-screen.tsx'))),
  'andar-bahar': lazy(() => whenOnline().then(() => import('./andar-bahar/andar-bahar-screen.tsx'))),
  'under-the-lights': lazy(() => whenOnline().then(() => import('./slots/under-the-lights/under-the-lights-screen.tsx'))),
  'monsoon-lanterns': lazy(() => whenOnline().then(() => import('./slots/monsoon-lanterns/monsoon-lanterns-screen.tsx'))),
  'coral-garden': lazy(() => whenOnline().then(() => import('./slots/coral-garden/coral-garden-screen.tsx'))),
  'harbour-safe': lazy(() => whenOnline().then(() => import('./slots/harbour-safe/harbour-safe-screen.tsx'))),
  'desert-bloom': lazy(() => whenOnline().then(() => import('./slots/desert-bloom/desert-bloom-screen.tsx'))),
  'clockwork-foundry': lazy(() => whenOnline().then(() => import('./slots/clockwork-foundry/clockwork-foundry-screen.tsx'))),
  'comet-trail': lazy(() => whenOnline().then(() => import('./slots/comet-trail/comet-trail-screen.tsx'))),
  'cherry-parade': lazy(() => whenOnline().then(() => import('./slots/cherry-parade/cherry-parade-screen.tsx'))),
};

export const hasScreen = (game: string): boolean => Object.hasOwn(GAME_SCREENS, game);
