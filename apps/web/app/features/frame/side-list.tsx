import type { ChampCount, SportCount } from '@touchline/contract/line';
import { formatNumber } from '@touchline/i18n/format-money';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link, NavLink } from 'react-router';
import { champPath, favoritesPath, feedPath } from '../../addresses.ts';
import { SportBranch } from './sport-branch.tsx';

export interface SideListProps {
  readonly sports: readonly SportCount[];
  readonly topChamps: readonly ChampCount[];
  /** The sport of the page, open from the start, with its championships. */
  readonly open: { readonly sport: number; readonly champs: readonly ChampCount[] } | null;
  readonly favoriteCount: number;
}

/** Favourites, top championships, and every sport that has matches, opening into countries and championships. */
export function SideList({ sports, topChamps, open, favoriteCount }: SideListProps) {
  const t = useTexts();
  return (
    <nav className="card side" aria-label={t('nav.sports-list')}>
      <div className="grp">
        <NavLink className={sideLink} to={favoritesPath(t.language)}>
          <Icon name="star" />
          {t('nav.favourites')}
          {favoriteCount > 0 ? <span className="n">{favoriteCount}</span> : null}
        </NavLink>
        <Link className="sl" to={`${feedPath(t.language, 'line')}?within=0-2`}>
          <Icon name="clock" />
          <span className="ell">{t('line.group.0-2')}</span>
        </Link>
      </div>
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
