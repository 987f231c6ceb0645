import type { FromFrame } from './statistics-frame-messages.ts';
import { toggledSet } from './toggled-set.ts';

export interface FrameHostState {
  /** Pixels: what the content needs, at least the minimum (R021). */
  readonly height: number;
  readonly title: string;
  /** The addresses that the frame has been at, and the present one among them. */
  readonly routes: readonly string[];
  readonly at: number;
  readonly hidden: ReadonlySet<string>;
  /** The frame has said that it listens. */
  readonly ready: boolean;
}

/** The steps kept; the oldest go first. */
const MAX_ROUTES = 100;

/** A frame that has just been put into the page, on the route that it was given. `minHeight` in pixels. */
export const initialFrameState = (route: string, minHeight: number, hidden: readonly string[] = []): FrameHostState => ({
  height: minHeight,
  title: '',
  routes: [route],
  at: 0,
  hidden: new Set(hidden),
  ready: false,
});

/** The state after a message of the frame; the very same where it changes nothing. */
export function applyFrameMessage(state: FrameHostState, message: FromFrame, minHeight: number): FrameHostState {
  switch (message.type) {
    case 'bodyHeightChanged': {
      const height = Math.max(minHeight, message.height);
      return height === state.height ? state : { ...state, height };
    }
    case 'setTitle':
      return message.title === state.title ? state : { ...state, title: message.title };
    case 'historyRouteChanged':
      return visit(state, message.path);
    case 'hideItemToggle':
      return fold(state, message.item, message.hidden);
    case 'passSelf':
      return { ...state, ready: true };
    case 'goBack':
    case 'goForward':
    case 'parentPathChanged':
    case 'sendBet':
    case 'getCouponData':
      return state;
  }
}

/** Another route: those that a step back had left behind are forgotten. */
function visit(state: FrameHostState, path: string): FrameHostState {
  if (state.routes[state.at] === path) return state;
  const routes = [...state.routes.slice(0, state.at + 1), path].slice(-MAX_ROUTES);
  return { ...state, routes, at: routes.length - 1 };
}

function fold(state: FrameHostState, item: string, folded: boolean): FrameHostState {
  const hidden = toggledSet(state.hidden, item, folded);
  return hidden ? { ...state, hidden } : state;
}
