import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { feedPath, homePath } from '../../shell/paths.ts';

export interface BottomNavProps {
  /** A `NavCount` of the coupon's selections. */
  readonly couponCount: ReactNode;
  readonly onCoupon: () => void;
  readonly onMenu: () => void;
}

/** A number at the corner of an icon; nothing where it is 0. */
export const NavCount = ({ count }: { readonly count: number }) =>
  count > 0 ? <i className="number-badge figures bottom-navigation-count">{count}</i> : null;

/** Navigation under the thumb on small screens. */
export function BottomNav({ couponCount, onCoupon, onMenu }: BottomNavProps) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  const face = (icon: IconName, text: string, count: ReactNode = null) => (
    <>
      <span className="bottom-navigation-icon">
        <Icon name={icon} />
        {count}
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
        {face('coupon', t('nav.coupon'), couponCount)}
      </button>
      <button type="button" onClick={onMenu}>
        {face('menu', t('nav.menu'))}
      </button>
    </nav>
  );
}
