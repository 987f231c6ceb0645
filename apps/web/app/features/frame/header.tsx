import { IconButton } from '@touchline/ui/button';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../brand-context.ts';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { homePath } from '../../shell/paths.ts';
import { LanguageMenu } from './language-menu.tsx';
import { MainNav } from './menu/main-nav.tsx';
import { OddsMenu } from './odds-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeButton } from './theme-button.tsx';

export interface HeaderProps {
  /** Log in and register, or balance, deposit and account. */
  readonly account: ReactNode;
  readonly onMenu: () => void;
}

/** The site header. */
export function Header({ account, onMenu }: HeaderProps) {
  const isOpen = useIsOpen();
  const t = useTranslator();
  const brand = useBrand();
  return (
    <header className="masthead site-masthead">
      <div className="masthead-content">
        <IconButton icon="menu" className="menu-toggle" label={t('a11y.menu-open')} onClick={onMenu} />
        <Link className="logo" to={homePath(t.language)} aria-label={brand}>
          <Mark />
          <span>{brand}</span>
        </Link>
        <MainNav />
        <div className="masthead-tools">
          {isOpen('search') ? <SearchBox /> : null}
          <OddsMenu />
          <LanguageMenu />
          <ThemeButton />
          {account}
        </div>
      </div>
    </header>
  );
}
