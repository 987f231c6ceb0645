import { formatNumber } from '@touchline/i18n/format-money';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoPath, lotteriesPath } from '../../../shell/paths.ts';
import { casinoCategoryPath, casinoChallengesPath, casinoFairnessPath, casinoTournamentsPath } from '../casino-paths.ts';
import { gamesOf, LOBBY_SECTIONS, type LobbySection, type NamedGame } from './lobby-filter.ts';

const ICONS: Readonly<Record<LobbySection, IconName>> = {
  favourite: 'star',
  recent: 'history',
  new: 'bolt',
  popular: 'crown',
  instant: 'dice',
  table: 'wheel',
  card: 'spade',
  slots: 'slot',
  crash: 'crash',
  scratch: 'ticket',
  keno: 'bingo',
};
const PERSONAL: readonly LobbySection[] = ['favourite', 'recent'];

interface LobbyNavProps {
  readonly games: readonly NamedGame[];
  readonly section: LobbySection | null;
  readonly now: number;
  readonly isPlayer: boolean;
}

/** The parts of the lobby that have games, and for players their own even before they have. */
export function LobbyNav({ games, section, now, isPlayer }: LobbyNavProps) {
  const t = useTranslator();
  const parts = LOBBY_SECTIONS.map((key) => ({ key, count: gamesOf(key, games, now).length })).filter(
    ({ key, count }) => count > 0 || key === section || (isPlayer && PERSONAL.includes(key)),
  );
  const chipClass = (isOn: boolean): string => `chip${isOn ? ' chip-on' : ''}`;
  return (
    <nav className="chips" aria-label={t('casino.sections')}>
      <Link className={chipClass(section === null)} aria-current={section === null ? 'page' : undefined} to={casinoPath(t.language)}>
        <Icon name="rows" size="xs" />
        {t('casino.section.all')}
        <span className="figures">{formatNumber(t.language, games.length)}</span>
      </Link>
      {parts.map(({ key, count }) => (
        <Link
          key={key}
          className={chipClass(key === section)}
          aria-current={key === section ? 'page' : undefined}
          to={casinoCategoryPath(t.language, key)}
        >
          <Icon name={ICONS[key]} size="xs" />
          {t(`casino.section.${key}`)}
          <span className="figures">{formatNumber(t.language, count)}</span>
        </Link>
      ))}
      <Link className="chip" to={casinoTournamentsPath(t.language)}>
        <Icon name="trophy" size="xs" />
        {t('tournaments.title')}
      </Link>
      <Link className="chip" to={casinoChallengesPath(t.language)}>
        <Icon name="check" size="xs" />
        {t('challenges.title')}
      </Link>
      <Link className="chip" to={lotteriesPath(t.language)}>
        <Icon name="ticket" size="xs" />
        {t('lotteries.title')}
      </Link>
      <Link className="chip" to={casinoFairnessPath(t.language)}>
        <Icon name="shield" size="xs" />
        {t('casino.fair.title')}
      </Link>
    </nav>
  );
}
