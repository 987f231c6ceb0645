/** R037: after four screens the way to the top is offered. */
const SCREENS = 4;
/** R038: how far from the page's top and bottom a reader counts as being inside of it. */
const TOP_PX = 100;
const BOTTOM_PX = 150;

export interface ScrollPosition {
  readonly topPx: number;
  /** The place where the reader was before. */
  readonly previousTopPx: number;
  readonly viewPx: number;
  readonly pagePx: number;
}

/** R038: whether the reader has left the top of the page and has not come to its end. */
export const isPastBreakpoint = ({ topPx, viewPx, pagePx }: Omit<ScrollPosition, 'previousTopPx'>): boolean =>
  topPx > TOP_PX && topPx + viewPx < pagePx - BOTTOM_PX;

/** R037: beyond four screens, while scrolling up, not at the page's bottom. */
export const shouldShowToTop = (place: ScrollPosition): boolean =>
  place.topPx < place.previousTopPx && place.topPx > SCREENS * place.viewPx && isPastBreakpoint(place);
