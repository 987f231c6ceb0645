import { useEffect } from 'react';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { isCouponKey } from './coupon-key.ts';
import { focusCoupon } from './focus-places.ts';

const WRITES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** The letter B opens the bet slip from anywhere, unless it is switched off in the settings: a single letter may be what somebody dictates. */
export function useCouponKey(onCoupon: () => void): void {
  const { shortcuts } = usePreferences();
  useEffect(() => {
    if (!shortcuts) return undefined;
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isBusy = target?.closest(WRITES) != null || document.querySelector('dialog[open]') !== null;
      if (!isCouponKey(event, isBusy)) return;
      event.preventDefault();
      onCoupon();
      focusCoupon();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onCoupon, shortcuts]);
}
