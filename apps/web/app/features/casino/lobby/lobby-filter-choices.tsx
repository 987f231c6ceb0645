import { formatPercent } from '@touchline/i18n/format-money';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useBrand } from '../../../brand-context.ts';
import { countProviderGames, HOUSE, type ListedProviderGame, providerParam } from './listed-provider-game.ts';
import { LOBBY_SORTS, type LobbyFilter, MIN_RETURNS } from './lobby-filter.ts';
import { LOBBY_SECTIONS, numberOfSection } from './lobby-sections.ts';
import { gamesOf, type NamedGame } from './section-games.ts';

export interface LobbyFilterProps {
  readonly filter: LobbyFilter;
  /** All games, of which only categories and providers are listed that have one. */
  readonly games: readonly NamedGame[];
  readonly providerGames: readonly ListedProviderGame[];
  readonly now: number;
}

/** The order and the filters of the lobby, beside its search. */
export function LobbyFilterChoices({ filter, games, providerGames, now }: LobbyFilterProps) {
  const t = useTranslator();
  const brand = useBrand();
  const ofProviders = countProviderGames(providerGames);
  const categories = LOBBY_SECTIONS.flatMap((section) => {
    const id = numberOfSection(section);
    const hasGames = gamesOf(section, games, now).length > 0 || ofProviders.has(section);
    return id !== null && (hasGames || section === filter.category) ? [{ value: String(id), label: t(`casino.section.${section}`) }] : [];
  });
  const providers = new Map([[HOUSE, brand], ...providerGames.map(({ provider, providerName }) => [provider, providerName] as const)]);
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
