import type { AnyGame } from '@touchline/casino/game';
import { whenOnline } from '../../../shell/page/when-online.ts';

/** The rules of each game, in a file of their own that comes when a round is worked out in the browser; the slots' share one. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  bars: async () => (await import('@touchline/casino/bars/bars')).BARS,
  cases: async () => (await import('@touchline/casino/cases/cases')).CASES,
  'chicken-road': async () => (await import('@touchline/casino/chicken-road/chicken-road')).CHICKEN_ROAD,
  coin: async () => (await import('@touchline/casino/coin/coin')).COIN,
  diamonds: async () => (await import('@touchline/casino/diamonds/diamonds')).DIAMONDS,
  dice: async () => (await import('@touchline/casino/dice/dice')).DICE,
  drop: async () => (await import('@touchline/casino/drop/drop')).DROP,
  flip: async () => (await import('@touchline/casino/flip/flip')).FLIP,
  'hi-lo': async () => (await import('@touchline/casino/hi-lo/hi-lo')).HI_LO,
  keno: async () => (await import('@touchline/casino/keno/keno')).KENO,
  limbo: async () => (await import('@touchline/casino/limbo/limbo')).LIMBO,
  mines: async () => (await import('@touchline/casino/mines/mines')).MINES,
  pump: async () => (await import('@touchline/casino/pump/pump')).PUMP,
  'rock-paper-scissors': async () => (await import('@touchline/casino/rock-paper-scissors/rock-paper-scissors')).ROCK_PAPER_SCISSORS,
  'scratch-cards': async () => (await import('@touchline/casino/scratch-cards/scratch-cards')).SCRATCH_CARDS,
  tower: async () => (await import('@touchline/casino/tower/tower')).TOWER,
  wheel: async () => (await import('@touchline/casino/wheel/wheel')).WHEEL,
  'andar-bahar': async () => (await import('@touchline/casino/andar-bahar/andar-bahar')).ANDAR_BAHAR,
  baccarat: async () => (await import('@touchline/casino/baccarat/baccarat')).BACCARAT,
  blackjack: async () => (await import('@touchline/casino/blackjack/blackjack')).BLACKJACK,
  'casino-holdem': async () => (await import('@touchline/casino/casino-holdem/casino-holdem')).CASINO_HOLDEM,
  craps: async () => (await import('@touchline/casino/craps/craps')).CRAPS,
  'dragon-tiger': async () => (await import('@touchline/casino/dragon-tiger/dragon-tiger')).DRAGON_TIGER,
  roulette: async () => (await import('@touchline/casino/roulette/roulette')).ROULETTE,
  'sic-bo': async () => (await import('@touchline/casino/sic-bo/sic-bo')).SIC_BO,
  'twenty-one': async () => (await import('@touchline/casino/twenty-one/twenty-one')).TWENTY_ONE,
  'video-poker': async () => (await import('@touchline/casino/video-poker/video-poker')).VIDEO_POKER,
};

async function load(key: string): Promise<AnyGame | null> {
  await whenOnline();
  if (Object.hasOwn(RULES, key)) return (await RULES[key]?.()) ?? null;
  const { SLOT_GAMES } = await import('@touchline/casino/games/slot-games');
  return SLOT_GAMES.find((game) => game.key === key) ?? null;
}

const known = new Map<string, Promise<AnyGame | null>>();

/** The rules of a game, the very ones that the server draws by; null where this page does not know the game. One promise for each game. */
export function loadGame(key: string): Promise<AnyGame | null> {
  const before = known.get(key);
  if (before) return before;
  const loading = load(key);
  known.set(key, loading);
  // Rules that did not come over a bad line are asked for again.
  loading.catch(() => known.delete(key));
  return loading;
}
