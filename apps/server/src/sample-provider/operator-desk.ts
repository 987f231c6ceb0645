import { type KeyObject, randomBytes, verify } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SAMPLE_GAMES, type SampleGame } from './games.ts';
import type { Jackpot } from './jackpot.ts';
import type { Money } from './plays.ts';
import type { Purses, WireMovement } from './purses.ts';
import type { Rewards, WireReward } from './rewards.ts';
import { textsOf } from './texts.ts';

export const DEMO_CURRENCY = 'XXX';

/** Under which the operator knows the provider's second part, whose games are played from purses. */
const PURSE_PATH = '/purse';
/** The games that are played from a purse. */
const PURSE_GAMES: ReadonlySet<string> = new Set(['die']);
const MAX_TOKENS = 10_000;

/** A launch: whoever brings its token plays with that money. */
export interface KnownLaunch {
  readonly money: Money;
  readonly currency: string;
}

interface DeskParts {
  readonly operatorKey: KeyObject;
  readonly purses: Purses;
  readonly rewards: Rewards;
  readonly jackpot: Jackpot;
  /** The origin of the games' pages. */
  address(): string;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** The operator's calls, each signed by the operator; what there is none of is undefined, what is not signed is null. */
export function createOperatorDesk({ operatorKey, purses, rewards, jackpot, address }: DeskParts) {
  const launches = new LRUCache<string, KnownLaunch>({ max: MAX_TOKENS });
  const open = (token: string, launch: KnownLaunch): string => {
    launches.set(token, launch);
    return token;
  };
  const openPurse = (user: string, currency: string): string => open(randomBytes(18).toString('base64url'), { money: { user }, currency });
  const urlOf = (fields: Fields, more: Fields): { url: string } => {
    const query = new URLSearchParams({ lang: fields.lang ?? 'en', currency: fields.currency ?? DEMO_CURRENCY });
    for (const [key, value] of Object.entries(more)) if (value !== undefined) query.set(key, value);
    return { url: `${address()}/play/${encodeURIComponent(fields.game_code ?? '')}?${query.toString()}` };
  };
  const calls: Readonly<Record<string, (fields: Fields) => object>> = {
    '/game/list': () => SAMPLE_GAMES.map(listed),
    '/game/url': (fields) => {
      const { user, token, currency = DEMO_CURRENCY } = fields;
      if (user !== undefined && token !== undefined) open(token, { money: { token, player: user }, currency });
      return urlOf(fields, { token });
    },
    '/jackpot/list': () => jackpot.listed(),
    '/rewards/create': (fields) => rewards.give(fields as unknown as WireReward),
    '/rewards/cancel': (fields) => rewards.takeBack(fields as unknown as WireReward),
    [`${PURSE_PATH}/game/list`]: () => SAMPLE_GAMES.filter(({ code }) => PURSE_GAMES.has(code)).map(listed),
    [`${PURSE_PATH}/game/url`]: (fields) => {
      const { user, currency = DEMO_CURRENCY } = fields;
      return urlOf(fields, { purse: user === undefined ? undefined : openPurse(user, currency) });
    },
    [`${PURSE_PATH}/transfer/balance`]: ({ user = '', currency = '' }) => ({ balance: purses.balance(user, currency) }),
    [`${PURSE_PATH}/transfer/move`]: (fields) => purses.move(fields as unknown as WireMovement),
  };
  return {
    /** The launch that a token of a game's page is of. */
    findLaunch: (token: string): KnownLaunch | undefined => launches.get(token),
    answer(path: string, body: Buffer, signature: string): object | null | undefined {
      const call = calls[path];
      if (!call) return undefined;
      if (!verify('sha256', body, operatorKey, Buffer.from(signature, 'base64'))) return null;
      return call(JSON.parse(body.toString()) as Fields);
    },
  };
}

const listed = ({ code, category }: SampleGame) => ({
  game_code: code,
  name: textsOf('en')[code as 'coin'],
  category,
  product: 'Sample',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
  demo_support: true,
  blocked_countries: [],
});
