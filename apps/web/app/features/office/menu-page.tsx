import type { Balance } from '@touchline/contract/account';
import type { OfficeSection } from '@touchline/contract/office-words';
import { Card } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { BalanceTiles } from './balance-tiles.tsx';
import { OfficeGroups, type OfficeMenuData, type OfficeOwner, OfficeOwnerLine } from './office-menu.tsx';
import { OfficePage } from './office-page.tsx';

interface MenuPageProps {
  readonly menu: OfficeMenuData;
  readonly owner: OfficeOwner;
  readonly balance: Balance;
  /** One section, or null for all of them. */
  readonly section: OfficeSection | null;
}

/** The menu as a page of its own: for small screens the way to everything, on wide ones the overview with the balances. */
export function MenuPage({ menu, owner, balance, section }: MenuPageProps) {
  const t = useTexts();
  if (section !== null)
    return (
      <OfficePage title={t(`office.section.${section}`)} above="office">
        <nav className="office-menu side" aria-label={t(`office.section.${section}`)}>
          <OfficeGroups menu={menu.filter((group) => group.section === section)} heading={false} />
        </nav>
      </OfficePage>
    );
  return (
    <OfficePage title={t('office.title')} above={null}>
      <Card>
        <OfficeOwnerLine owner={owner} />
        <BalanceTiles balance={balance} />
      </Card>
      <nav className="office-menu side" aria-label={t('office.title')}>
        <OfficeGroups menu={menu} />
      </nav>
    </OfficePage>
  );
}
