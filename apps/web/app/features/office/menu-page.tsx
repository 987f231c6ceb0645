import type { OfficeSection } from '@touchline/contract/office/enums';
import { useTranslator } from '@touchline/ui/translator-context';
import { type OfficeMenuData, OfficeMenuSections } from './office-menu.tsx';
import { OfficePage } from './office-page.tsx';

interface MenuPageProps {
  readonly menu: OfficeMenuData;
  readonly section: OfficeSection;
}

/** One section of the office's menu as a page of its own. */
export function MenuPage({ menu, section }: MenuPageProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t(`office.section.${section}`)} above="office">
      <nav className="office-menu side office-side" aria-label={t(`office.section.${section}`)}>
        <OfficeMenuSections menu={menu.filter((group) => group.section === section)} heading={false} />
      </nav>
    </OfficePage>
  );
}
