import { formatNumber } from '@touchline/i18n/format-money';
import { chipClass } from '@touchline/ui/chip';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo } from 'react';
import { Link } from 'react-router';
import { bingoPath, casinoPath, lotteriesPath, pokerPath } from '../../../shell/paths.ts';
import { casinoCategoryPath, casinoChallengesPath, casinoClubPath, casinoFairnessPath, casinoTournamentsPath } from '../casino-paths.ts';
import { LOBBY_SECTIONS, type LobbySection } from './lobby-sections.ts';
import { gamesOf, type NamedGame } from './section-games.ts';
import { SECTION_ICONS } from './section-icons.ts';

const PERSONAL: readonly LobbySection[] = ['favourite', 'recent'];
/** Pages of the casino that are no lists of games. */
const PAGES = [
  { title: 'tournaments.title', icon: 'trophy', path: casinoTournamentsPath },
  { title: 'challenges.title', icon: 'check', path: casinoChallengesPath },
  { title: 'club.title', icon: 'star', path: casinoClubPath },
  { title: 'poker.rooms', icon: 'spade', path: pokerPath },
  { title: 'lotteries.title', icon: 'ticket', path: lotteriesPath },
  { title: 'bingo.title', icon: 'bingo', path: bingoPath },
  { title: 'casino.fair.title', icon: 'shield', path: casinoFairnessPath },
] as const;

interface LobbyNavProps {
  readonly games: readonly NamedGame[];
  /** How many games of providers there are, in all and in each part. */
  readonly ofProviders: number;
  readonly counts: ReadonlyMap<LobbySection, number>;
  readonly section: LobbySection | null;
  readonly now: number;
  readonly isPlayer: boolean;
}

/** The parts of the lobby that have games, and for players their own even before they have. What is searched for changes none of them. */
export const LobbyNav = memo(function Parts({ games, ofProviders, counts, section, now, isPlayer }: LobbyNavProps) {
  const t = useTranslator();
  const parts = LOBBY_SECTIONS.map((key) => ({
    key,
    count: gamesOf(key, games, now).length + (counts.get(key) ?? 0),
  })).filter(({ key, count }) => count > 0 || key === section || (isPlayer && PERSONAL.includes(key)));
  return (
    <nav className="chips" aria-label={t('casino.sections')}>
      <Link className={chipClass(section === null)} aria-current={section === null ? 'page' : undefined} to={casinoPath(t.language)}>
        <Icon name="rows" size="xs" />
        {t('casino.section.all')}
        <span className="figures">{formatNumber(t.language, games.length + ofProviders)}</span>
      </Link>
      {parts.map(({ key, count }) => (
        <Link
          key={key}
          className={chipClass(key === section)}
          aria-current={key === section ? 'page' : undefined}
          to={casinoCategoryPath(t.language, key)}
        >
          <Icon name={SECTION_ICONS[key]} size="xs" />
          {t(`casino.section.${key}`)}
          <span className="figures">{formatNumber(t.language, count)}</span>
        </Link>
      ))}
      {PAGES.map(({ title, icon, path }) => (
        <Link key={title} className="chip" to={path(t.language)}>
          <Icon name={icon} size="xs" />
          {t(title)}
        </Link>
      ))}
    </nav>
  );
});
