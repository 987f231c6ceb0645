import type { Balance } from '@touchline/contract/account/calls';
import type { OfficeSection } from '@touchline/contract/office/enums';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { BalanceTiles } from './balance-tiles.tsx';
import { type OfficeMenuData, OfficeMenuSections, type OfficePlayer, PlayerSummary } from './office-menu.tsx';
import { OfficePage } from './office-page.tsx';

interface MenuPageProps {
  readonly menu: OfficeMenuData;
  readonly owner: OfficePlayer;
  readonly balance: Balance;
  /** One section, or null for all of them. */
  readonly section: OfficeSection | null;
}

/** The menu as a page of its own: for small screens the way to everything, on wide ones the overview with the balances. */
export function MenuPage({ menu, owner, balance, section }: MenuPageProps) {
  const t = useTranslator();
  if (section !== null)
    return (
      <OfficePage title={t(`office.section.${section}`)} above="office">
        <nav className="office-menu side office-side" aria-label={t(`office.section.${section}`)}>
          <OfficeMenuSections menu={menu.filter((group) => group.section === section)} heading={false} />
        </nav>
      </OfficePage>
    );
  return (
    <OfficePage title={t('office.title')} above={null}>
      <Card>
        <PlayerSummary owner={owner} />
        <BalanceTiles balance={balance} />
      </Card>
      <nav className="office-menu side office-side" aria-label={t('office.title')}>
        <OfficeMenuSections menu={menu} />
      </nav>
    </OfficePage>
  );
}
