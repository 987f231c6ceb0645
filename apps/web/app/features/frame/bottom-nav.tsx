import { Icon, type IconName } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { NavLink } from 'react-router';
import { feedPath, homePath } from '../../addresses.ts';

export interface BottomNavProps {
  readonly legCount: number;
  readonly onCoupon: () => void;
  readonly onMenu: () => void;
}

/** Navigation under the thumb on small screens. */
export function BottomNav({ legCount, onCoupon, onMenu }: BottomNavProps) {
  const t = useTexts();
  const face = (icon: IconName, text: string, count = 0) => (
    <>
      <span className="bi">
        <Icon name={icon} />
        {count > 0 ? <i className="nb num">{count}</i> : null}
      </span>
      {text}
    </>
  );
  return (
    <nav className="bottom" aria-label={t('nav.bottom')}>
      <NavLink to={homePath(t.language)} end>
        {face('home', t('nav.home'))}
      </NavLink>
      <NavLink to={feedPath(t.language, 'line')}>{face('ball', t('nav.sports'))}</NavLink>
      <NavLink to={feedPath(t.language, 'live')}>{face('live', t('nav.live'))}</NavLink>
      <button type="button" onClick={onCoupon}>
        {face('coupon', t('nav.coupon'), legCount)}
      </button>
      <button type="button" onClick={onMenu}>
        {face('menu', t('nav.menu'))}
      </button>
    </nav>
  );
}
