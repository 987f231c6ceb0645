import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { type Position, useCouponSettings } from '../state/coupon-settings-store.ts';

const WIDE = '(min-width: 1024px)';
/** So much of the window's head stays in reach. */
const REACH_PX = 120;
const KEY_STEP_PX = 24;

const within = ({ x, y }: Position): Position => ({
  x: Math.round(Math.min(Math.max(0, x), Math.max(0, window.innerWidth - REACH_PX))),
  y: Math.round(Math.min(Math.max(0, y), Math.max(0, window.innerHeight - REACH_PX))),
});

export interface Floating {
  readonly place: Position | null;
  toggle(): void;
  /** Goes onto the handle. */
  readonly handle: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** The coupon as a window of its own on wide screens: moved by pointer or arrow keys, remembered. Places are physical: a window has no reading direction. */
export function useFloatingPanel(): Floating {
  const place = useCouponSettings((settings) => settings.detached);
  const change = useCouponSettings((settings) => settings.change);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const move = useCallback((to: Position) => change({ detached: within(to) }), [change]);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (place === null || event.button !== 0 || (event.target as Element).closest('button, [role=tab]')) return;
    event.preventDefault();
    const grip = { x: event.clientX - place.x, y: event.clientY - place.y };
    const follow = (moved: globalThis.PointerEvent): void => move({ x: moved.clientX - grip.x, y: moved.clientY - grip.y });
    const end = (): void => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = null;
    };
    stop.current = end;
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (place === null || step === undefined || !event.altKey) return;
    event.preventDefault();
    move({ x: place.x + step.x * KEY_STEP_PX, y: place.y + step.y * KEY_STEP_PX });
  };

  const toggle = (): void => {
    if (place !== null || !window.matchMedia(WIDE).matches) change({ detached: null });
    else move({ x: window.innerWidth - 400, y: 88 });
  };
  return { place, toggle, handle: { onPointerDown, onKeyDown } };
}

const STEPS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
