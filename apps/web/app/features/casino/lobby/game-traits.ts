/** How far a game's rounds go from its return; `chosen` where the player's choices say. */
export const VOLATILITIES = ['low', 'medium', 'high', 'chosen'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Things that a game has beside a stake and its draw. */
export const GAME_FEATURES = ['decisions', 'together', 'free-spins', 'hold', 'tumbles'] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

interface GameTraits {
  readonly volatility: Volatility;
  readonly features: readonly GameFeature[];
}

const chosen = (...features: readonly GameFeature[]): GameTraits => ({ volatility: 'chosen', features });
const low = (...features: readonly GameFeature[]): GameTraits => ({ volatility: 'low', features });
const medium = (...features: readonly GameFeature[]): GameTraits => ({ volatility: 'medium', features });
const high = (...features: readonly GameFeature[]): GameTraits => ({ volatility: 'high', features });

/**
 * The traits of the house's games, by which the lobby filters. They follow from the games' own pays, which their test works out; the lobby has them
 * as words, since it loads no game.
 */
const TRAITS: Readonly<Record<string, GameTraits>> = {
  dice: chosen(),
  limbo: chosen(),
  mines: chosen('decisions'),
  drop: chosen(),
  keno: chosen(),
  wheel: chosen(),
  diamonds: low(),
  tower: chosen('decisions'),
  'chicken-road': chosen('decisions'),
  pump: chosen('decisions'),
  'hi-lo': chosen('decisions'),
  flip: chosen('decisions'),
  coin: low(),
  'rock-paper-scissors': chosen('decisions'),
  bars: chosen(),
  cases: chosen(),
  'scratch-cards': chosen(),
  crash: chosen('decisions', 'together'),
  slide: chosen('together'),
  'live-roulette': chosen('together'),
  'live-baccarat': low('together'),
  'live-wheel': chosen('together'),
  roulette: chosen(),
  blackjack: low('decisions'),
  'twenty-one': low('decisions'),
  baccarat: low(),
  'video-poker': chosen('decisions'),
  'casino-holdem': low('decisions'),
  craps: chosen('decisions'),
  'sic-bo': chosen(),
  'dragon-tiger': chosen(),
  'andar-bahar': chosen(),
  'under-the-lights': medium('free-spins'),
  'monsoon-lanterns': medium('free-spins'),
  'coral-garden': low('tumbles'),
  'harbour-safe': high('hold'),
  'desert-bloom': high('free-spins'),
  'clockwork-foundry': medium('free-spins', 'tumbles'),
  'comet-trail': medium('free-spins'),
  'cherry-parade': medium(),
};

/** The traits of a game of the house; null of one that is not told. */
export const traitsOf = (game: string): GameTraits | null => (Object.hasOwn(TRAITS, game) ? (TRAITS[game] ?? null) : null);
