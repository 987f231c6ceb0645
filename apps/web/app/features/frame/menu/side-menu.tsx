import type { ChampCount, SportCount } from '@touchline/contract/line/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, NavLink } from 'react-router';
import { champTitle } from '../../../shell/formats/champ-country.ts';
import { useIsAddressOpen } from '../../../shell/loaders/closed-parts.ts';
import { champPath, dashboardPath, favoritesPath, feedPath, totoPath } from '../../../shell/paths.ts';
import { SideGroups } from './side-groups.tsx';
import { sideLinkClass } from './side-link-class.ts';
import { SportTreeItem } from './sport-tree-item.tsx';

export interface SideMenuProps {
  readonly sports: readonly SportCount[];
  readonly topChamps: readonly ChampCount[];
  /** The sport of the page, open from the start, with its championships. */
  readonly open: { readonly sport: number; readonly champs: readonly ChampCount[] } | null;
  readonly favoriteCount: number;
  /** Left out where the groups stand beside the list. */
  readonly withGroups?: boolean;
}

/** Favourites, the other sections by groups, top championships, and every sport that has matches, opening into countries and championships. */
export function SideMenu({ sports, topChamps, open, favoriteCount, withGroups = true }: SideMenuProps) {
  const t = useTranslator();
  const isOpen = useIsAddressOpen();
  return (
    <nav className="card side" aria-label={t('nav.sports-list')}>
      <div className="menu-group">
        <NavLink className={sideLinkClass} to={favoritesPath(t.language)}>
          <Icon name="star" />
          {t('nav.favourites')}
          {favoriteCount > 0 ? <span className="side-count">{favoriteCount}</span> : null}
        </NavLink>
        <NavLink className={sideLinkClass} to={totoPath(t.language)}>
          <Icon name="ticket" />
          <span className="ellipsis">{t('nav.toto')}</span>
        </NavLink>
        {isOpen(feedPath(t.language, 'line')) ? (
          <Link className="side-link" to={`${feedPath(t.language, 'line')}?within=0-2`}>
            <Icon name="clock" />
            <span className="ellipsis">{t('line.group.0-2')}</span>
          </Link>
        ) : null}
        {isOpen(dashboardPath(t.language)) ? (
          <NavLink className={sideLinkClass} to={dashboardPath(t.language)}>
            <Icon name="split" />
            <span className="ellipsis">{t('sections.dashboard.name')}</span>
          </NavLink>
        ) : null}
      </div>
      {withGroups ? <SideGroups /> : null}
      {topChamps.length > 0 ? (
        <div className="menu-group">
          <h3>{t('nav.top-championships')}</h3>
          {topChamps.map((champ) => (
            <NavLink
              key={champ.id}
              className={(state) => `${sideLinkClass(state)} side-champ`}
              to={champPath(t.language, 'line', champ)}
              prefetch="intent"
            >
              <Flag code={champ.flag} />
              <span title={champTitle(champ)}>{champ.name}</span>
              <span className="side-count">{formatNumber(t.language, champ.matches)}</span>
            </NavLink>
          ))}
        </div>
      ) : null}
      <div className="menu-group">
        <h3>
          {t('nav.all-sports')}
          <span className="side-key">{t('nav.live-line')}</span>
        </h3>
        {sports.map((sport) => (
          <SportTreeItem
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
