import { useTranslator } from '@touchline/ui/translator-context';
import { type CSSProperties, type KeyboardEvent as PressEvent, type ReactNode, useId } from 'react';
import { AS_SERVED } from '../../../shell/page/as-served.ts';
import { createLateFile, useLateFile } from '../../../shell/page/late-file.ts';
import { usePlacement } from '../placing/placement-store.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { useCoupon, useLegCount } from '../state/coupon-store.ts';
import { usePersistedCoupon } from '../state/use-persisted-coupon.ts';
import { CouponTabs } from './coupon-tabs.tsx';
import { CouponTools } from './coupon-tools.tsx';
import { useCouponTab } from './use-coupon-tab.ts';
import { useFloatingPanel } from './use-floating-panel.ts';
import { useHideOnEscape } from './use-hide-on-escape.ts';

/** The server draws it with the page. */
const SERVED = import.meta.env.SSR ? await import('./coupon-desk.tsx') : undefined;
const DESK = createLateFile(() => import('./coupon-desk.tsx'));

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
  const phase = usePlacement(({ placement }) => placement.phase);
  const [tab, setTab] = useCouponTab(phase, legs);
  const late = useLateFile(DESK, true);
  const CouponDesk = (SERVED ?? late)?.CouponDesk;
  const { place: floats, toggle, handle } = useFloatingPanel();

  usePersistedCoupon();
  useHideOnEscape(open, hide);

  const content = { id: panel, role: 'tabpanel', 'aria-label': t(tab === 'coupon' ? 'coupon.title' : 'bets.title') } as const;

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
        {CouponDesk ? (
          <div key="desk" {...content}>
            <CouponDesk tab={tab} bets={bets} />
          </div>
        ) : tab === 'coupon' && legs === 0 ? (
          <div key="served" {...content} {...AS_SERVED} />
        ) : (
          <div key="waiting" {...content}>
            {tab === 'bets' ? bets : <div className="coupon-body" aria-busy="true" />}
          </div>
        )}
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
