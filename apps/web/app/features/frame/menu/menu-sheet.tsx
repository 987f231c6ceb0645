import { Dialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { InstallButton } from './install-button.tsx';
import { MenuSheetAccount } from './menu-sheet-account.tsx';
import { MenuSheetDisplay } from './menu-sheet-display.tsx';
import { SideGroups } from './side-groups.tsx';

/** From below where the thumb opened it, from the side where the header did. */
export type MenuSheetKind = 'sheet' | 'drawer';

interface MenuSheetProps {
  /** Null while it is closed. */
  readonly kind: MenuSheetKind | null;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
  /** The list of sports and championships. */
  readonly sports: ReactNode;
  /** Empty where the brand names no address. */
  readonly supportEmail: string;
}

/** The one menu of small screens: the account, every section by groups, all sports, how the site is shown, and whom to ask. */
export function MenuSheet({ kind, onClose, onLogOut, sports, supportEmail }: MenuSheetProps) {
  const t = useTranslator();
  return (
    <Dialog open={kind !== null} onClose={onClose} title={t('nav.menu')} closeText={t('a11y.menu-close')} kind={kind ?? 'sheet'}>
      <MenuSheetAccount
        onClose={onClose}
        onLogOut={() => {
          onClose();
          onLogOut();
        }}
      />
      <nav className="side" aria-label={t('nav.label')}>
        <SideGroups all />
      </nav>
      <MenuSheetSports>{sports}</MenuSheetSports>
      <MenuSheetDisplay />
      <div className="side menu-sheet-links">
        {supportEmail ? (
          <a className="side-link" href={`mailto:${supportEmail}`}>
            <Icon name="mail" />
            {t('office.page.office_support')}
            <span className="side-count ellipsis">{supportEmail}</span>
          </a>
        ) : null}
        <InstallButton />
      </div>
    </Dialog>
  );
}

/** Sports and championships, drawn once they are unfolded: they are most of the menu, and it is to be there at the touch. */
function MenuSheetSports({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="side side-group menu-sheet-sports" onToggle={() => setWasOpened(true)}>
      <summary className="side-link">
        <Icon name="rows" />
        <span className="ellipsis">{t('nav.sports-list')}</span>
        <Icon name="next" size="xs" className="side-chevron" flip />
      </summary>
      {wasOpened ? children : null}
    </details>
  );
}
