import { sign } from 'node:crypto';
import { z } from 'zod';
import type { GameProviderSettings } from '#platform/config/game-providers';
import type { GamePlatform } from '../games.store.ts';
import { type ProviderApi, ProviderError, postJson } from './provider-api.ts';

const WIRE_PLATFORMS = { desktop: 'GPL_DESKTOP', mobile: 'GPL_MOBILE' } as const satisfies Record<GamePlatform, string>;

const Games = z.array(
  z.object({
    game_code: z.string().regex(/^[\w.:/-]{1,100}$/),
    name: z.string().min(1).max(120),
    category: z.string().min(1).max(60),
    platforms: z.array(z.string()),
    enabled: z.boolean(),
    blocked_countries: z.array(z.string()).default([]),
    demo_support: z.boolean().default(false),
  }),
);
const GameUrl = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** The currency of a demonstration, by the contract. */
const DEMO_CURRENCY = 'XXX';

/** A provider that is asked by Hub88's contract. */
export type SignedProvider = Extract<GameProviderSettings, { dialect: 'hub88' | 'transfer' }>;

/** Asks a provider with what is signed as the wallet's messages are, and reads its answer. Throws ProviderError. */
export async function askSigned<T>({ apiUrl, privateKey }: SignedProvider, path: string, body: object, schema: z.ZodType<T>): Promise<T> {
  const text = JSON.stringify(body);
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64');
  const parsed = schema.safeParse(await postJson(new URL(path, apiUrl), text, { 'x-hub88-signature': signature }));
  if (!parsed.success) throw new ProviderError(`answered without a right ${parsed.error.issues[0]?.path.join('.') ?? 'body'}`);
  return parsed.data;
}

/** The operator's side of the Hub88 contract. */
export function createHub88Api(provider: SignedProvider): ProviderApi {
  return {
    async readGames() {
      const games = await askSigned(provider, 'game/list', { operator_id: provider.operatorId }, Games);
      return games
        .filter(({ enabled }) => enabled)
        .map(({ game_code, name, category, platforms, blocked_countries, demo_support }) => ({
          code: game_code,
          name,
          category,
          platforms: (['desktop', 'mobile'] as const).filter((one) => platforms.includes(WIRE_PLATFORMS[one])),
          hasDemo: demo_support,
          blockedCountries: blocked_countries.map((country) => country.toUpperCase()),
        }));
    },
    async readGameUrl({ game, platform, language, player, lobbyUrl }) {
      const whose =
        player === null
          ? { currency: DEMO_CURRENCY }
          : { user: player.user, token: player.token, currency: player.currency, country: player.country, ip: player.ip };
      const wish = {
        operator_id: provider.operatorId,
        game_code: game,
        platform: WIRE_PLATFORMS[platform],
        lang: language,
        lobby_url: lobbyUrl,
        ...whose,
      };
      return new URL((await askSigned(provider, 'game/url', wish, GameUrl)).url);
    },
  };
}
