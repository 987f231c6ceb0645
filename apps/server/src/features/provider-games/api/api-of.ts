import type { GameProvider } from '../provider-registry.ts';
import { createHub88Api } from './hub88-api.ts';
import { createHub88FreeRounds } from './hub88-free-rounds.ts';
import { readHub88Jackpots } from './hub88-jackpots.ts';
import { createOneWalletApi } from './one-wallet-api.ts';
import type { ProviderApi } from './provider-api.ts';
import { createTransferApi } from './transfer-api.ts';

/** How a provider is asked. */
export function apiOf(provider: GameProvider): ProviderApi {
  switch (provider.dialect) {
    case 'hub88':
      return {
        ...createHub88Api(provider),
        freeRounds: createHub88FreeRounds(provider),
        ...(provider.jackpots ? { readJackpots: () => readHub88Jackpots(provider) } : {}),
      };
    case 'one-wallet':
      return createOneWalletApi(provider);
    case 'books':
      return provider.api;
    case 'transfer':
      return createTransferApi(provider);
  }
}
