import { Badge } from '@touchline/ui/badge';
import { IconButton } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { CouponBody } from './coupon-body.tsx';
import { useCouponSheet } from './coupon-sheet-store.ts';
import { keepCoupon } from './coupon-storage.ts';
import { useCoupon } from './coupon-store.ts';

interface CouponPanelProps {
  /** The second tab: the player's open bets. Another feature's; the route puts it here. */
  readonly bets?: ReactNode;
  readonly betCount?: number;
}

/** The coupon: a column on wide screens, below 1024 a sheet that the bar and the navigation open. */
export function CouponPanel({ bets, betCount }: CouponPanelProps) {
  const t = useTexts();
  const legs = useCoupon((coupon) => coupon.legs.length);
  const { open, hide } = useCouponSheet();
  const [tab, setTab] = useState<'coupon' | 'bets'>('coupon');
  const panel = useId();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void keepCoupon().then((stopKeeping) => {
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

  // Another selection while the bets are in front: the player wants to see it arrive.
  const [seenLegs, setSeenLegs] = useState(legs);
  if (legs !== seenLegs) {
    setSeenLegs(legs);
    if (legs > seenLegs) setTab('coupon');
  }

  return (
    <>
      <section className="card coupon" id="coupon" aria-label={t('coupon.title')} data-open={open}>
        <i className="sheet-grab" />
        <div className="tabs">
          <div role="tablist" aria-label={t('coupon.title')} className="coupon-tabs">
            <button
              type="button"
              role="tab"
              className={`tab${tab === 'coupon' ? ' on' : ''}`}
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
                className={`tab${tab === 'bets' ? ' on' : ''}`}
                aria-selected={tab === 'bets'}
                aria-controls={panel}
                onClick={() => setTab('bets')}
              >
                {t('bets.title')}
                {betCount === undefined ? null : <span className="n">{betCount}</span>}
              </button>
            )}
          </div>
          <span className="sp" />
          {legs > 0 && tab === 'coupon' ? (
            <IconButton icon="trash" label={t('coupon.clear')} small onClick={() => useCoupon.getState().clear()} />
          ) : null}
          <IconButton className="only-sheet" icon="close" label={t('coupon.close')} small onClick={hide} />
        </div>
        <div id={panel} role="tabpanel" aria-label={t(tab === 'coupon' ? 'coupon.title' : 'bets.title')}>
          {tab === 'coupon' ? <CouponBody /> : bets}
        </div>
      </section>
      <button type="button" className="coupon-scrim" tabIndex={-1} aria-label={t('coupon.close')} onClick={hide} />
    </>
  );
}
