import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { useIsOpen } from '../../shell/loaders/closed-modules.ts';
import { feedPath, homePath } from '../../shell/paths.ts';

export interface BottomNavProps {
  readonly legCount: number;
  readonly onCoupon: () => void;
  readonly onMenu: () => void;
}

/** Navigation under the thumb on small screens. */
export function BottomNav({ legCount, onCoupon, onMenu }: BottomNavProps) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  const face = (icon: IconName, text: string, count = 0) => (
    <>
      <span className="bottom-navigation-icon">
        <Icon name={icon} />
        {count > 0 ? <i className="number-badge figures bottom-navigation-count">{count}</i> : null}
      </span>
      {text}
    </>
  );
  return (
    <nav className="bottom-navigation" aria-label={t('nav.bottom')}>
      <NavLink to={homePath(t.language)} end>
        {face('home', t('nav.home'))}
      </NavLink>
      {isOpen('sports') ? (
        <>
          <NavLink to={feedPath(t.language, 'line')}>{face('ball', t('nav.sports'))}</NavLink>
          <NavLink to={feedPath(t.language, 'live')}>{face('live', t('nav.live'))}</NavLink>
        </>
      ) : null}
      <button type="button" onClick={onCoupon}>
        {face('coupon', t('nav.coupon'), legCount)}
      </button>
      <button type="button" onClick={onMenu}>
        {face('menu', t('nav.menu'))}
      </button>
    </nav>
  );
}
