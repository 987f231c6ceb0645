import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { resultOf, type SampleGame } from './games.ts';
import type { Jackpot } from './jackpot.ts';
import type { Purses } from './purses.ts';
import type { Reward, Rewards } from './rewards.ts';
import { type createWalletClient, UNCERTAIN, UNIT } from './wallet-client.ts';

/** The money that somebody plays with: their account by the token of a launch, their purse here, or play money. */
export type Money = { readonly token: string; readonly player?: string } | { readonly user: string } | 'demo';

/** Somebody at a game. */
interface Play {
  readonly game: SampleGame;
  readonly money: Money;
  readonly currency: string;
  demoUnits: number;
}

/** The outcome of a round, money in whole units and hundredths. */
export type PlayedRound =
  | {
      readonly sign: string;
      readonly won: string;
      readonly balance: string | undefined;
      /** Free rounds that are left after a free one. */
      readonly free?: number;
    }
  | { readonly refused: true; readonly balance: string | undefined };

const DEMO_UNITS = 1_000;
const MAX_PLAYS = 10_000;

interface PlayParts {
  readonly wallet: ReturnType<typeof createWalletClient>;
  readonly purses: Purses;
  readonly rewards: Rewards;
  readonly jackpot: Jackpot;
}

/** Plays of games, in memory: they end with the process, as their rounds have ended before. */
export function createPlays({ wallet, purses, rewards, jackpot }: PlayParts) {
  const plays = new LRUCache<string, Play>({ max: MAX_PLAYS });
  return {
    open(game: SampleGame, money: Money, currency: string): string {
      const id = randomBytes(18).toString('base64url');
      plays.set(id, { game, money, currency, demoUnits: DEMO_UNITS });
      return id;
    },
    /** Undefined for an unknown play; null if the bet's outcome is unknown, in which case it is rolled back. */
    async round(id: string, stake: number): Promise<PlayedRound | null | undefined> {
      const play = plays.get(id);
      if (!play) return undefined;
      const { money } = play;
      if (money === 'demo') return playDemo(play, stake);
      if ('user' in money) return playFromPurse(play, money.user, stake, purses);
      const reward = rewards.next(money.player ?? '', play.game.code, play.currency);
      const free = reward && (await playFreeRound(play, money.token, reward, wallet));
      // A reward that the operator holds to be over is played no more.
      if (free !== undefined) return free;
      return playForMoney(play, money.token, stake, { wallet, jackpot });
    },
  };
}

const draw = (game: SampleGame) => resultOf(game, randomInt(game.draws));
const money = (wire: number | undefined): string | undefined => (wire === undefined ? undefined : (wire / UNIT).toFixed(2));

function playDemo(play: Play, stake: number): PlayedRound {
  if (stake > play.demoUnits) return { refused: true, balance: String(play.demoUnits) };
  const { sign, pays } = draw(play.game);
  play.demoUnits += stake * (pays - 1);
  return { sign, won: String(stake * pays), balance: String(play.demoUnits) };
}

function playFromPurse({ game, currency }: Play, user: string, stake: number, purses: Purses): PlayedRound {
  const { sign, pays } = draw(game);
  const isPlayed = purses.play(user, currency, stake * 100, stake * pays * 100);
  const balance = purses.balance(user, currency);
  return isPlayed ? { sign, won: String(stake * pays), balance } : { refused: true, balance };
}

/** Undefined where the operator does not take it; then none of the reward is left. */
async function playFreeRound(
  { game, currency }: Play,
  token: string,
  reward: Reward,
  wallet: ReturnType<typeof createWalletClient>,
): Promise<PlayedRound | null | undefined> {
  const { reward_uuid: name, bet_value: stake } = reward;
  const bet = { token, currency, game: game.code, round: randomUUID(), transaction: randomUUID(), reward: name };
  reward.left -= 1;
  const taken = await wallet.bet(bet, stake);
  if (UNCERTAIN.has(taken.status)) {
    reward.left += 1;
    return null;
  }
  if (taken.status !== 'RS_OK') {
    reward.left = 0;
    return undefined;
  }
  const { sign, pays } = draw(game);
  const paid = await wallet.win(bet, stake * pays);
  return { sign, won: String((stake * pays) / UNIT), balance: money(paid.balance), free: reward.left };
}

async function playForMoney(
  { game, currency }: Play,
  token: string,
  stake: number,
  { wallet, jackpot }: Pick<PlayParts, 'wallet' | 'jackpot'>,
): Promise<PlayedRound | null> {
  const bet = { token, currency, game: game.code, round: randomUUID(), transaction: randomUUID() };
  const taken = await wallet.bet(bet, stake * UNIT);
  if (UNCERTAIN.has(taken.status)) return null;
  if (taken.status !== 'RS_OK') return { refused: true, balance: money(taken.balance) };
  const { sign, pays } = draw(game);
  const wonMinor = stake * pays * 100 + jackpot.play(game.code, currency, stake);
  const paid = await wallet.win(bet, wonMinor * (UNIT / 100));
  return { sign, won: (wonMinor / 100).toFixed(wonMinor % 100 === 0 ? 0 : 2), balance: money(paid.balance) };
}
