import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import type { CouponTab } from './use-coupon-tab.ts';

interface CouponTabsProps {
  readonly tab: CouponTab;
  /** Id of the element that the tabs change. */
  readonly panelId: string;
  readonly legCount: number;
  /** Whether there is a second tab. */
  readonly withBets: boolean;
  readonly betCount: number | undefined;
  readonly onChoose: (tab: CouponTab) => void;
}

/** The coupon and the player's open bets, with how many there are of each. */
export function CouponTabs({ tab, panelId, legCount, withBets, betCount, onChoose }: CouponTabsProps) {
  const t = useTranslator();
  return (
    <div role="tablist" aria-label={t('coupon.title')} className="coupon-tabs">
      <TabButton on={tab === 'coupon'} panelId={panelId} onPress={() => onChoose('coupon')}>
        {t('coupon.title')}
        {legCount > 0 ? <Badge tone="amber">{legCount}</Badge> : null}
      </TabButton>
      {withBets ? (
        <TabButton on={tab === 'bets'} panelId={panelId} onPress={() => onChoose('bets')}>
          {t('bets.title')}
          {betCount === undefined ? null : <span className="tab-count">{betCount}</span>}
        </TabButton>
      ) : null}
    </div>
  );
}

interface TabButtonProps {
  readonly on: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function TabButton({ on, panelId, onPress, children }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      className={`tab-item${on ? ' tab-on' : ''}`}
      aria-selected={on}
      aria-controls={panelId}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
