import { formatPercent } from '@touchline/i18n/format-money';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { useBrand } from '../../../brand-context.ts';
import { GAME_FEATURES, VOLATILITIES } from './game-traits.ts';
import { HOUSE, type ListedProviderGame, providerParam } from './listed-provider-game.ts';
import { LOBBY_SORTS, type LobbyFilter, MIN_RETURNS } from './lobby-filter.ts';
import { LOBBY_SECTIONS, type LobbySection, numberOfSection } from './lobby-sections.ts';
import { gamesOf, type NamedGame } from './section-games.ts';

export interface LobbyFilterProps {
  readonly filter: LobbyFilter;
  /** All games, of which only categories and providers are listed that have one. */
  readonly games: readonly NamedGame[];
  readonly providerGames: readonly ListedProviderGame[];
  /** How many games of providers each part of the lobby has. */
  readonly counts: ReadonlyMap<LobbySection, number>;
  readonly now: number;
}

/** The names of the providers that have a game, the house's first. */
function namedProviders(brand: string, games: readonly ListedProviderGame[]): ReadonlyMap<string, string> {
  const names = new Map([[HOUSE, brand]]);
  for (const { provider, providerName } of games) names.set(provider, providerName);
  return names;
}

/** The order and the filters of the lobby, beside its search. */
export function LobbyFilterChoices({ filter, games, providerGames, counts, now }: LobbyFilterProps) {
  const t = useTranslator();
  const brand = useBrand();
  const categories = LOBBY_SECTIONS.flatMap((section) => {
    const id = numberOfSection(section);
    const hasGames = gamesOf(section, games, now).length > 0 || counts.has(section);
    return id !== null && (hasGames || section === filter.category) ? [{ value: String(id), label: t(`casino.section.${section}`) }] : [];
  });
  const providers = useMemo(() => namedProviders(brand, providerGames), [brand, providerGames]);
  return (
    <>
      <SelectField
        label={t('casino.filter.sort')}
        name="sort"
        defaultValue={filter.sort}
        options={LOBBY_SORTS.map((sort) => ({ value: sort, label: t(`casino.sort.${sort}`) }))}
      />
      <SelectField
        label={t('casino.filter.return')}
        name="return"
        defaultValue={filter.minReturn === null ? '' : String(filter.minReturn)}
        options={[
          { value: '', label: t('casino.filter.return.any') },
          ...MIN_RETURNS.map((min) => ({
            value: String(min),
            label: t('casino.filter.return.from', { percent: formatPercent(t.language, min) }),
          })),
        ]}
      />
      <SelectField
        label={t('casino.filter.volatility')}
        name="volatility"
        defaultValue={filter.volatility ?? ''}
        options={[
          { value: '', label: t('casino.filter.volatility.any') },
          ...VOLATILITIES.map((value) => ({ value, label: t(`casino.volatility.${value}`) })),
        ]}
      />
      <SelectField
        label={t('casino.filter.feature')}
        name="feature"
        defaultValue={filter.feature ?? ''}
        options={[
          { value: '', label: t('casino.filter.feature.any') },
          ...GAME_FEATURES.map((value) => ({ value, label: t(`casino.feature.${value}`) })),
        ]}
      />
      <SelectField
        label={t('casino.filter.provider')}
        name="provider"
        defaultValue={filter.provider === null ? '' : providerParam(filter.provider)}
        options={[
          { value: '', label: t('casino.filter.provider.any') },
          ...Array.from(providers, ([slug, label]) => ({ value: providerParam(slug), label })),
        ]}
      />
      <SelectField
        label={t('casino.filter.category')}
        name="category"
        defaultValue={filter.category === null ? '' : String(numberOfSection(filter.category))}
        options={[{ value: '', label: t('casino.section.all') }, ...categories]}
      />
    </>
  );
}
