/** The part of `window.screen` that a window's place follows from. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  /** Without task bars and docks. */
  readonly availHeight: number;
}

const WIDTH = 1024;
const MIN_HEIGHT = 500;
/** [screen taller than, height of the window], tallest first. */
const HEIGHTS = [
  [1200, 984],
  [1000, 780],
] as const;

export interface PopupPosition {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** R016: 1024 wide and centred; 500, 780 or 984 high by the screen, shrunk to what is free of it, never below 500. */
export function popupPosition(screen: ScreenSize): PopupPosition {
  const wanted = HEIGHTS.find(([taller]) => screen.height > taller)?.[1] ?? MIN_HEIGHT;
  const height = Math.max(MIN_HEIGHT, Math.min(wanted, screen.availHeight));
  const centred = (whole: number, part: number): number => Math.max(0, Math.round((whole - part) / 2));
  return { width: WIDTH, height, left: centred(screen.width, WIDTH), top: centred(screen.availHeight, height) };
}

/** As `window.open` takes it. */
export const windowFeatures = ({ width, height, left, top }: PopupPosition): string =>
  `popup,width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=yes`;
