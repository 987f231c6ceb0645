import type { ChampCount, SportCount } from '@touchline/contract/line';
import type { TextKey } from '@touchline/i18n/dictionary';
import { formatNumber } from '@touchline/i18n/format-money';
import { Flag } from '@touchline/ui/flag';
import { Icon, type IconName } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link, NavLink } from 'react-router';
import { champPath, dashboardPath, expressDayPath, favoritesPath, feedPath, sectionPath, totoPath } from '../../addresses.ts';
import { useIsOpen } from '../../closed-modules.ts';
import { SportBranch } from './sport-branch.tsx';

export interface SideListProps {
  readonly sports: readonly SportCount[];
  readonly topChamps: readonly ChampCount[];
  /** The sport of the page, open from the start, with its championships. */
  readonly open: { readonly sport: number; readonly champs: readonly ChampCount[] } | null;
  readonly favoriteCount: number;
}

const at =
  (name: string) =>
  (language: string): string =>
    sectionPath(language, name);

/** Ways into the same matches by what a bettor looks for. */
const SECTIONS: readonly {
  readonly icon: IconName;
  readonly text: TextKey;
  readonly to: (language: string) => string;
  readonly module?: string;
}[] = [
  { icon: 'bolt', text: 'sections.express.title', to: expressDayPath, module: 'expressDay' },
  { icon: 'flag', text: 'sections.betsonyour.name', to: at('betsonyour') },
  { icon: 'heart', text: 'sections.recommendation.name', to: at('recommendation') },
  { icon: 'bank', text: 'sections.best.name', to: at('best') },
  { icon: 'crown', text: 'sections.topgame.name', to: at('topgame') },
  { icon: 'globe', text: 'sections.top-events.name', to: at('top-events') },
  { icon: 'trophy', text: 'sections.champions.title', to: at('champions') },
  { icon: 'shield', text: 'sections.team.name', to: at('team') },
  { icon: 'glove', text: 'sections.ufc.title', to: at('ufc') },
  { icon: 'vote', text: 'sections.politics.title', to: at('politics') },
];

/** Favourites, sections, top championships, and every sport that has matches, opening into countries and championships. */
export function SideList({ sports, topChamps, open, favoriteCount }: SideListProps) {
  const t = useTexts();
  const isOpen = useIsOpen();
  return (
    <nav className="card side" aria-label={t('nav.sports-list')}>
      <div className="grp">
        <NavLink className={sideLink} to={favoritesPath(t.language)}>
          <Icon name="star" />
          {t('nav.favourites')}
          {favoriteCount > 0 ? <span className="n">{favoriteCount}</span> : null}
        </NavLink>
        <NavLink className={sideLink} to={totoPath(t.language)}>
          <Icon name="ticket" />
          <span className="ell">{t('nav.toto')}</span>
        </NavLink>
        <Link className="sl" to={`${feedPath(t.language, 'line')}?within=0-2`}>
          <Icon name="clock" />
          <span className="ell">{t('line.group.0-2')}</span>
        </Link>
        <NavLink className={sideLink} to={dashboardPath(t.language)}>
          <Icon name="split" />
          <span className="ell">{t('sections.dashboard.name')}</span>
        </NavLink>
      </div>
      <details className="grp side-sections">
        <summary className="sl">
          <Icon name="crown" />
          <span className="ell">{t('sections.title')}</span>
          <Icon name="next" size="xs" className="chev" flip />
        </summary>
        {SECTIONS.filter(({ module }) => isOpen(module)).map(({ icon, text, to }) => (
          <NavLink key={text} className={sideLink} to={to(t.language)} prefetch="intent">
            <Icon name={icon} />
            <span className="ell">{t(text)}</span>
          </NavLink>
        ))}
      </details>
      {topChamps.length > 0 ? (
        <div className="grp">
          <h3>{t('nav.top-championships')}</h3>
          {topChamps.map((champ) => (
            <NavLink key={champ.id} className={sideLink} to={champPath(t.language, 'line', champ)} prefetch="intent">
              <Flag code={champ.flag} />
              <span className="ell" title={`${champ.countryName} ${champ.name}`}>
                {champ.name}
              </span>
              <span className="n">{formatNumber(t.language, champ.matches)}</span>
            </NavLink>
          ))}
        </div>
      ) : null}
      <div className="grp">
        <h3>
          {t('nav.all-sports')}
          <span className="side-key">{t('nav.live-line')}</span>
        </h3>
        {sports.map((sport) => (
          <SportBranch
            key={sport.id}
            sport={sport}
            loaded={open?.sport === sport.id ? open.champs : null}
            icon={<SportIcon sport={sport.id} />}
          />
        ))}
      </div>
    </nav>
  );
}

const sideLink = ({ isActive }: { readonly isActive: boolean }): string => `sl${isActive ? ' on' : ''}`;
