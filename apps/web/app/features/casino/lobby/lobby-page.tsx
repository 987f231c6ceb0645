import './lobby.css';
import { GAME_COLLECTIONS } from '@touchline/catalogue/casino/game-categories';
import type { TextKey } from '@touchline/i18n/text-key';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Fragment, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { bingoPath, casinoPath, lotteriesPath, pokerPath } from '../../../shell/paths.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { casinoLivePath } from '../casino-paths.ts';
import { JackpotBoard } from '../jackpots/jackpot-board.tsx';
import { JackpotStrip } from '../jackpots/jackpot-strip.tsx';
import type { JackpotOffer } from '../jackpots/use-jackpots.ts';
import { countProviderGames, type ListedProviderGame, providerGamesOf } from './listed-provider-game.ts';
import { filterGames, filterProviderGames, isFiltered, parseLobbyFilter } from './lobby-filter.ts';
import { LobbyFilterForm } from './lobby-filter-form.tsx';
import { LobbyNav } from './lobby-nav.tsx';
import { LobbyRow } from './lobby-row.tsx';
import { type LobbySection, sectionOfSlug } from './lobby-sections.ts';
import { ProviderRow } from './provider-row.tsx';
import { gamesOf, type NamedGame } from './section-games.ts';
import { TileGrid } from './tile-grid.tsx';
import { useFavouriteGames } from './use-favourite-games.ts';

/** Rows of the whole lobby: the player's own, then the collections of games (R051) in their order; those without games are left out. */
const ROWS: readonly LobbySection[] = ['recent', 'favourite', ...GAME_COLLECTIONS.flatMap((name) => sectionOfSlug(name) ?? [])];
/** The most games of a row; the part itself has all of them. */
const MAX_IN_ROW = 12;
/** Pages of the house beside a part: its tables, its rooms, and what is drawn by the clock for everybody. */
const WAYS = {
  'live-casino': { title: 'casino.live.title', path: casinoLivePath },
  poker: { title: 'poker.enter', path: pokerPath },
  bingo: { title: 'bingo.enter.any', path: bingoPath },
  lotteries: { title: 'lotteries.title', path: lotteriesPath },
  'tv-games': { title: 'lotteries.title', path: lotteriesPath },
} as const satisfies Partial<Record<LobbySection, { readonly title: TextKey; readonly path: (language: string) => string }>>;
const wayOf = (section: LobbySection | null) =>
  section !== null && Object.hasOwn(WAYS, section) ? WAYS[section as keyof typeof WAYS] : null;

interface LobbyPageProps {
  readonly games: readonly NamedGame[];
  readonly providerGames: readonly ListedProviderGame[];
  /** Of the whole lobby and of the part of jackpots; elsewhere null. */
  readonly jackpots: JackpotOffer | null;
  /** Null for the whole lobby. */
  readonly section: LobbySection | null;
  /** Epoch ms of the server, by which games are new. */
  readonly now: number;
}

/** The lobby (S223): the house's games by category, with what is searched for, one's favourites, and what one played last. */
export function LobbyPage({ games: loaded, providerGames, jackpots, section, now }: LobbyPageProps) {
  const t = useTranslator();
  const [search] = useSearchParams();
  const isPlayer = useSession() !== null;
  const isHydrated = useHydrated();
  const filter = parseLobbyFilter(search);
  const { games, mark } = useFavouriteGames(loaded);
  const counts = useMemo(() => countProviderGames(providerGames), [providerGames]);
  const onFavourite = isPlayer && isHydrated ? mark : null;
  const shown = filterGames(section === null ? games : gamesOf(section, games, now), filter, now);
  const ofProviders = filterProviderGames(section === null ? providerGames : providerGamesOf(section, providerGames), filter);
  const rows = (section === null && !isFiltered(filter) ? ROWS : [])
    .map((row) => ({ row, listed: gamesOf(row, games, now).slice(0, MAX_IN_ROW) }))
    .filter(({ listed }) => listed.length > 0);
  const way = wayOf(section);
  // The part of bingo says the same where it has no games.
  const isEmptyBingo = section === 'bingo' && ofProviders.length === 0;
  return (
    <>
      <header className="lobby-head">
        <h1>{section === null ? t('casino.title') : t(`casino.section.${section}`)}</h1>
        <p className="muted">{t('casino.lead')}</p>
        {way && !isEmptyBingo ? (
          <Link className={buttonClass('brand')} to={way.path(t.language)}>
            {t(way.title)}
          </Link>
        ) : null}
      </header>
      {jackpots && section === null ? <JackpotStrip offer={jackpots} /> : null}
      <LobbyNav games={games} ofProviders={providerGames.length} counts={counts} section={section} now={now} isPlayer={isPlayer} />
      {jackpots && section === 'jackpot' ? <JackpotBoard offer={jackpots} /> : null}
      <LobbyFilterForm filter={filter} games={games} providerGames={providerGames} counts={counts} now={now} />
      {/* Another part is another list: rows that stayed would move, long after the tap where the network is slow. */}
      <Fragment key={section}>
        {rows.map(({ row, listed }, place) => (
          <LobbyRow key={row} section={row} games={listed} now={now} onFavourite={onFavourite} place={place} />
        ))}
        {shown.length > 0 ? (
          <section className="stack" aria-label={t(section === null ? 'casino.section.all' : `casino.section.${section}`)}>
            {rows.length > 0 ? <h2 className="lobby-row-title">{t('casino.section.all')}</h2> : null}
            <TileGrid games={shown} now={now} onFavourite={onFavourite} isFirst={rows.length === 0} />
          </section>
        ) : ofProviders.length > 0 ? null : (
          <Card>
            <EmptyLobby section={section} isSearch={isFiltered(filter)} />
          </Card>
        )}
        <ProviderRow key={String(search)} games={ofProviders} />
      </Fragment>
    </>
  );
}

function EmptyLobby({ section, isSearch }: { readonly section: LobbySection | null; readonly isSearch: boolean }) {
  const t = useTranslator();
  // Bingo is played in rooms of the house, which are no games of the lobby.
  if (section === 'bingo' && !isSearch)
    return (
      <EmptyState title={t('bingo.title')} text={t('bingo.lead')}>
        <Link className={buttonClass('brand')} to={bingoPath(t.language)}>
          {t('bingo.enter.any')}
        </Link>
      </EmptyState>
    );
  const kind = isSearch ? 'search' : section === 'favourite' || section === 'recent' ? section : 'games';
  return (
    <EmptyState title={t(`casino.empty.${kind}.title`)} text={t(`casino.empty.${kind}.text`)}>
      <Link className={buttonClass('brand')} to={casinoPath(t.language)}>
        {t('casino.empty.all')}
      </Link>
    </EmptyState>
  );
}
