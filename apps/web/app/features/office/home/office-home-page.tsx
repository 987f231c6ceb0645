import { useTranslator } from '@touchline/ui/translator-context';
import { type OfficeMenuData, OfficeMenuSections, type OfficePlayer, PlayerSummary } from '../office-menu.tsx';
import { OfficePage } from '../office-page.tsx';
import { HomeBalances } from './home-balances.tsx';
import { HomeBets } from './home-bets.tsx';
import { HomeLimits } from './home-limits.tsx';
import { HomeRequests } from './home-requests.tsx';
import type { OfficeHome } from './office-home.ts';

interface OfficeHomePageProps {
  readonly menu: OfficeMenuData;
  readonly owner: OfficePlayer;
  readonly home: OfficeHome;
}

/** The office's first page: money, limits, bets and what waits; on small screens the menu of all pages under it. */
export function OfficeHomePage({ menu, owner, home: { balance, limits, bets, ...requests } }: OfficeHomePageProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.title')} above={null}>
      <div className="office-home-player">
        <PlayerSummary owner={owner} />
      </div>
      <HomeBalances balance={balance} />
      <HomeLimits limits={limits} />
      <div className="office-pair">
        <HomeBets bets={bets} />
        <HomeRequests {...requests} />
      </div>
      <nav className="office-menu side office-side office-home-menu" aria-label={t('office.title')}>
        <OfficeMenuSections menu={menu} />
      </nav>
    </OfficePage>
  );
}
