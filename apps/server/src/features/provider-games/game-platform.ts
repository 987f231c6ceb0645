import type { ClientPlatform } from '@touchline/catalogue/platforms';
import type { AskedPlatform } from '@touchline/contract/provider-games/calls';
import type { GamePlatform } from './games.store.ts';

/** Providers know two kinds of devices; what an app runs on is one of them (R059). */
const OF_CLIENTS = { Android: 'mobile', ANDROID_ASIA: 'mobile', IOS: 'mobile', OTHER: 'desktop' } as const satisfies Record<
  ClientPlatform,
  GamePlatform
>;

export const gamePlatformOf = (asked: AskedPlatform): GamePlatform =>
  asked === 'desktop' || asked === 'mobile' ? asked : OF_CLIENTS[asked];
