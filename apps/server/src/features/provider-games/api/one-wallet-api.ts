import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { GameProviderSettings } from '#platform/config/game-providers';
import { type ProviderApi, ProviderError, postJson } from './provider-api.ts';

const Entry = z.object({ entry: z.string().min(1) });

/** The operator's side of the One Wallet contract: user authentication answers with where the game is entered. It has no demonstrations. */
export function createOneWalletApi(provider: Extract<GameProviderSettings, { dialect: 'one-wallet' }>): ProviderApi {
  const { apiUrl, casinoKey, apiToken, games } = provider;
  return {
    async readGames() {
      return games.map((game) => ({ ...game, platforms: ['desktop', 'mobile'], hasDemo: false, blockedCountries: [] }));
    },
    async readGameUrl({ game, platform, language, player, lobbyUrl }) {
      if (player === null) throw new ProviderError('has no demonstrations');
      const body = {
        uuid: randomUUID(),
        player: {
          id: player.user,
          update: false,
          country: player.country,
          language: language.slice(0, 2),
          currency: player.currency,
          session: { id: player.token, ip: player.ip },
        },
        config: {
          game: { table: { id: game } },
          channel: { wrapped: false, mobile: platform === 'mobile' },
          urls: { lobby: lobbyUrl },
        },
      };
      const answer = await postJson(new URL(`ua/v1/${casinoKey}/${encodeURIComponent(apiToken)}`, apiUrl), JSON.stringify(body), {});
      const parsed = Entry.safeParse(answer);
      if (!parsed.success || !URL.canParse(parsed.data.entry, apiUrl.href)) throw new ProviderError('answered without an entry');
      return new URL(parsed.data.entry, apiUrl);
    },
  };
}
