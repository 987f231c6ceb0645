/** The bet slip's chosen tab, once the slip is drawn open: the keyboard goes on from there. */
export function focusCoupon(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#coupon [role="tab"][aria-selected="true"], #coupon button')?.focus());
}

/** The first price of the page that can be pressed, or the page where there is none. */
export function focusFirstPrice(): void {
  const price = document.querySelector<HTMLElement>('#main button.price:not([aria-disabled="true"])');
  (price ?? document.querySelector<HTMLElement>('#main'))?.focus();
}
