import { useTranslator } from '@touchline/ui/translator-context';
import { type CSSProperties, type KeyboardEvent as PressEvent, type ReactNode, useId } from 'react';
import { OneClickBar } from '../placing/one-click-bar.tsx';
import { usePlaceBet } from '../placing/use-place-bet.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { useCoupon, useLegCount } from '../state/coupon-store.ts';
import { usePersistedCoupon } from '../state/use-persisted-coupon.ts';
import { CouponBody } from './coupon-body.tsx';
import { CouponTabs } from './coupon-tabs.tsx';
import { CouponTools } from './coupon-tools.tsx';
import { useCouponTab } from './use-coupon-tab.ts';
import { useFloatingPanel } from './use-floating-panel.ts';
import { useHideOnEscape } from './use-hide-on-escape.ts';

interface CouponPanelProps {
  /** The second tab: the player's open bets. Another feature's; the route puts it here. */
  readonly bets?: ReactNode;
  readonly betCount?: number;
}

/** The coupon: a column on wide screens, below 1024 a sheet that the bar and the navigation open. */
export function CouponPanel({ bets, betCount }: CouponPanelProps) {
  const t = useTranslator();
  const legs = useCoupon((coupon) => coupon.legs.length);
  const units = useLegCount();
  const { open, hide } = useCouponSheet();
  const panel = useId();
  const placing = usePlaceBet();
  const [tab, setTab] = useCouponTab(placing.placement.phase, legs);
  const { place: floats, toggle, handle } = useFloatingPanel();

  usePersistedCoupon();
  useHideOnEscape(open, hide);

  return (
    <>
      <section
        className="card coupon"
        id="coupon"
        aria-label={t('coupon.title')}
        data-open={open}
        data-floating={floats !== null || undefined}
        style={floats ? ({ '--float-x': `${floats.x}px`, '--float-y': `${floats.y}px` } as CSSProperties) : undefined}
        onKeyDown={pressKey}
      >
        <i className="sheet-grab" />
        <div className="tabs coupon-strip" {...handle}>
          <CouponTabs tab={tab} panelId={panel} legCount={units} withBets={bets !== undefined} betCount={betCount} onChoose={setTab} />
          <span className="spacer" />
          <CouponTools clears={legs > 0 && tab === 'coupon'} floating={floats !== null} onFloat={toggle} onClose={hide} />
        </div>
        <div id={panel} role="tabpanel" aria-label={t(tab === 'coupon' ? 'coupon.title' : 'bets.title')}>
          {tab === 'coupon' ? (
            <>
              <CouponBody placing={placing} />
              <OneClickBar placing={placing} />
            </>
          ) : (
            bets
          )}
        </div>
      </section>
      <button type="button" className="coupon-scrim" tabIndex={-1} aria-label={t('coupon.close')} onClick={hide} />
    </>
  );
}

/** Delete takes the selection out that the keyboard stands on; Ctrl or Command with Enter places from anywhere in the coupon. */
function pressKey(event: PressEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('form')?.querySelector<HTMLButtonElement>('.place-button:enabled')?.click();
    return;
  }
  const leg = target.closest<HTMLElement>('[data-leg]')?.dataset.leg;
  if (event.key !== 'Delete' || leg === undefined || target.closest('input, select')) return;
  const [matchId = 0, selectionId = 0] = leg.split(':').map(Number);
  event.preventDefault();
  useCoupon.getState().removeLeg({ matchId, selectionId });
  event.currentTarget.querySelector<HTMLElement>('[data-leg] .icon-button, .bet-kinds input')?.focus();
}
