import { useEffect } from 'react';
import { persistCoupon } from './persist-coupon.ts';

/** Keeps coupon and settings on the device while the component stands; one that is gone before the device has answered keeps nothing. */
export function usePersistedCoupon(): void {
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
}
