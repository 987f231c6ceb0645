import type { GameProviderSettings } from '#platform/config/game-providers';
import type { ProviderApi } from './api/provider-api.ts';

/** Games that this server has by itself, and offers and launches as a provider's. */
export interface OwnGames {
  readonly dialect: 'books';
  readonly code: string;
  readonly name: string;
  /** The origins of its games' pages, as they are now. */
  readonly frameOrigins: readonly string[];
  /** The return of a game that its page deploys, millionths; null where it has none of the code. */
  returnPpmOf(code: string): number | null;
  readonly api: ProviderApi;
}

export type GameProvider = GameProviderSettings | OwnGames;

/** The providers known to this process: those of the settings, and those registered since. */
export interface ProviderRegistry {
  find(code: string): GameProvider | undefined;
  all(): readonly GameProvider[];
  add(provider: GameProvider): void;
  /** From where frames of games may show pages. */
  frameOrigins(): readonly string[];
}

export function createProviderRegistry(settings: readonly GameProviderSettings[]): ProviderRegistry {
  const known = new Map(settings.map((provider): [string, GameProvider] => [provider.code, provider]));
  return {
    find: (code) => known.get(code),
    all: () => [...known.values()],
    add: (provider) => void known.set(provider.code, provider),
    frameOrigins: () => [...new Set([...known.values()].flatMap((provider) => provider.frameOrigins))].toSorted(),
  };
}

/** Under which name the wallet keeps what a provider moves. */
export const sourceOf = (provider: string): string => `provider:${provider}`;
