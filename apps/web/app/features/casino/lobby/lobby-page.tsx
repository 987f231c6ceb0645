import './lobby.css';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useSearchParams } from 'react-router';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { casinoPath } from '../../../shell/paths.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { filterGames, gamesOf, isFiltered, type LobbySection, type NamedGame, parseLobbyFilter } from './lobby-filter.ts';
import { LobbyFilterForm } from './lobby-filter-form.tsx';
import { LobbyNav } from './lobby-nav.tsx';
import { LobbyRow } from './lobby-row.tsx';
import { type ListedProviderGame, ProviderRow } from './provider-row.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useFavouriteGames } from './use-favourite-games.ts';

/** Rows of the whole lobby, in their order; those without games are left out. */
const ROWS = ['recent', 'favourite', 'popular', 'new'] as const satisfies readonly LobbySection[];

interface LobbyPageProps {
  readonly games: readonly NamedGame[];
  /** Of the whole lobby. */
  readonly providerGames: readonly ListedProviderGame[];
  /** Null for the whole lobby. */
  readonly section: LobbySection | null;
  /** Epoch ms of the server, by which games are new. */
  readonly now: number;
}

/** The lobby (S223): the house's games by category, with what is searched for, one's favourites, and what one played last. */
export function LobbyPage({ games: loaded, providerGames, section, now }: LobbyPageProps) {
  const t = useTranslator();
  const [search] = useSearchParams();
  const isPlayer = useSession() !== null;
  const isHydrated = useHydrated();
  const filter = parseLobbyFilter(search);
  const { games, mark } = useFavouriteGames(loaded);
  const onFavourite = isPlayer && isHydrated ? mark : null;
  const shown = filterGames(section === null ? games : gamesOf(section, games, now), filter);
  const rows = section === null && !isFiltered(filter) ? ROWS : [];
  return (
    <>
      <header className="lobby-head">
        <h1>{section === null ? t('casino.title') : t(`casino.section.${section}`)}</h1>
        <p className="muted">{t('casino.lead')}</p>
      </header>
      <LobbyNav games={games} section={section} now={now} isPlayer={isPlayer} />
      <LobbyFilterForm filter={filter} />
      {rows.map((row) => (
        <LobbyRow key={row} section={row} games={gamesOf(row, games, now)} now={now} onFavourite={onFavourite} />
      ))}
      {shown.length > 0 ? (
        <section className="stack" aria-label={t(section === null ? 'casino.section.all' : `casino.section.${section}`)}>
          {rows.length > 0 ? <h2 className="lobby-row-title">{t('casino.section.all')}</h2> : null}
          <TileGrid games={shown} now={now} onFavourite={onFavourite} />
        </section>
      ) : (
        <Card>
          <EmptyLobby section={section} isSearch={isFiltered(filter)} />
        </Card>
      )}
      {filter.provider === null && filter.minReturn === null ? <ProviderRow games={providerGames} search={filter.search} /> : null}
    </>
  );
}

function EmptyLobby({ section, isSearch }: { readonly section: LobbySection | null; readonly isSearch: boolean }) {
  const t = useTranslator();
  const kind = isSearch ? 'search' : section === 'favourite' || section === 'recent' ? section : 'games';
  return (
    <EmptyState title={t(`casino.empty.${kind}.title`)} text={t(`casino.empty.${kind}.text`)}>
      <Link className={buttonClass('brand')} to={casinoPath(t.language)}>
        {t('casino.empty.all')}
      </Link>
    </EmptyState>
  );
}
