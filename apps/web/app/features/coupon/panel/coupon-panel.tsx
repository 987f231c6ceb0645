import { Badge } from '@touchline/ui/badge';
import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { type CSSProperties, type KeyboardEvent as PressEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { OneClickBar } from '../placing/one-click-bar.tsx';
import { usePlaceBet } from '../placing/use-place-bet.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { persistCoupon } from '../state/persist-coupon.ts';
import { CouponBody } from './coupon-body.tsx';
import { useFloatingPanel } from './use-floating-panel.ts';

interface CouponPanelProps {
  /** The second tab: the player's open bets. Another feature's; the route puts it here. */
  readonly bets?: ReactNode;
  readonly betCount?: number;
}

/** The coupon: a column on wide screens, below 1024 a sheet that the bar and the navigation open. */
export function CouponPanel({ bets, betCount }: CouponPanelProps) {
  const t = useTranslator();
  const legs = useCoupon((coupon) => coupon.legs.length);
  const { open, hide } = useCouponSheet();
  const [tab, setTab] = useState<'coupon' | 'bets'>('coupon');
  const panel = useId();
  const placing = usePlaceBet();
  const { place: floats, toggle, handle } = useFloatingPanel();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void persistCoupon().then((stopKeeping) => {
      if (gone) stopKeeping();
      else stop = stopKeeping;
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const hideOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector(':popover-open, dialog[open]')) hide();
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [open, hide]);

  // One-click mode places while the bets are in front, too: its answer is the coupon's.
  const { phase } = placing.placement;
  const [seenPhase, setSeenPhase] = useState(phase);
  if (phase !== seenPhase) {
    setSeenPhase(phase);
    if (phase !== 'idle') setTab('coupon');
  }

  // Another selection while the bets are in front: the player wants to see it arrive.
  const [seenLegs, setSeenLegs] = useState(legs);
  if (legs !== seenLegs) {
    setSeenLegs(legs);
    if (legs > seenLegs) setTab('coupon');
  }

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
          <div role="tablist" aria-label={t('coupon.title')} className="coupon-tabs">
            <button
              type="button"
              role="tab"
              className={`tab-item${tab === 'coupon' ? ' tab-on' : ''}`}
              aria-selected={tab === 'coupon'}
              aria-controls={panel}
              onClick={() => setTab('coupon')}
            >
              {t('coupon.title')}
              {legs > 0 ? <Badge tone="amber">{legs}</Badge> : null}
            </button>
            {bets === undefined ? null : (
              <button
                type="button"
                role="tab"
                className={`tab-item${tab === 'bets' ? ' tab-on' : ''}`}
                aria-selected={tab === 'bets'}
                aria-controls={panel}
                onClick={() => setTab('bets')}
              >
                {t('bets.title')}
                {betCount === undefined ? null : <span className="tab-count">{betCount}</span>}
              </button>
            )}
          </div>
          <span className="spacer" />
          {legs > 0 && tab === 'coupon' ? (
            <IconButton className="coupon-tool" icon="trash" label={t('coupon.clear')} small onClick={() => useCoupon.getState().clear()} />
          ) : null}
          <IconButton
            className="only-wide coupon-tool"
            icon={floats ? 'pin' : 'split'}
            label={t(floats ? 'coupon.float.dock' : 'coupon.float')}
            small
            aria-pressed={floats !== null}
            onClick={toggle}
          />
          <IconButton className="only-sheet coupon-tool" icon="close" label={t('coupon.close')} small onClick={hide} />
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
