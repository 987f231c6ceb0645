import type { Queryable } from '#platform/db/queryable';
import { type GamePlatform, readGames } from './games.store.ts';
import type { ProviderRegistry } from './provider-registry.ts';

/** A game that can be launched. */
export interface LaunchableGame {
  readonly provider: string;
  /** As people are told it. */
  readonly providerName: string;
  readonly code: string;
  readonly name: string;
  /** In the provider's own words. */
  readonly category: string;
  readonly demo: boolean;
  /** Whether it is played from a purse at the provider, which money is moved to. */
  readonly purse: boolean;
  /** Its return, millionths; null where its provider does not say. */
  readonly returnPpm: number | null;
}

/** The games that a brand offers on a platform to people of a country (ISO alpha-2; empty where it is not known). */
export async function readLaunchableGames(
  on: Queryable,
  registry: ProviderRegistry,
  { brandId, country, platform }: { readonly brandId: number; readonly country: string; readonly platform: GamePlatform },
): Promise<LaunchableGame[]> {
  return (await readGames(on, brandId)).flatMap((game) => {
    const { provider, code, name, category, hasDemo: demo } = game;
    const known = registry.find(provider);
    const isOpen = game.isOn && game.isListed && game.platforms.includes(platform) && !game.blockedCountries.includes(country);
    if (!known || !isOpen) return [];
    const returnPpm = known.dialect === 'books' ? known.returnPpmOf(code) : null;
    return [{ provider, providerName: known.name, code, name, category, demo, purse: known.dialect === 'transfer', returnPpm }];
  });
}
