import type { GameProviderSettings } from '#platform/config/game-providers';
import { createHub88Api } from './hub88-api.ts';
import { createOneWalletApi } from './one-wallet-api.ts';
import type { ProviderApi } from './provider-api.ts';

/** How a provider is asked. */
export const apiOf = (provider: GameProviderSettings): ProviderApi =>
  provider.dialect === 'hub88' ? createHub88Api(provider) : createOneWalletApi(provider);
