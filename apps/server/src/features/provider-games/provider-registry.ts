import type { GameProviderSettings } from '#platform/config/game-providers';

/** The providers known to this process: those of the settings, and those registered since. */
export interface ProviderRegistry {
  find(code: string): GameProviderSettings | undefined;
  all(): readonly GameProviderSettings[];
  add(provider: GameProviderSettings): void;
  /** From where frames of games may show pages. */
  frameOrigins(): readonly string[];
}

export function createProviderRegistry(settings: readonly GameProviderSettings[]): ProviderRegistry {
  const known = new Map(settings.map((provider) => [provider.code, provider]));
  return {
    find: (code) => known.get(code),
    all: () => [...known.values()],
    add: (provider) => void known.set(provider.code, provider),
    frameOrigins: () => [...new Set([...known.values()].flatMap((provider) => provider.frameOrigins))].toSorted(),
  };
}

/** Under which name the wallet keeps what a provider moves. */
export const sourceOf = (provider: string): string => `provider:${provider}`;
