import { FRAME_MIN_HEIGHT } from './statistics-frame-address.ts';
import {
  type FrameBet,
  type FrameEnvelope,
  type FrameSelection,
  type FromHost,
  frameEnvelope,
  type Peer,
  readFromFrame,
  type WindowMessage,
} from './statistics-frame-messages.ts';

export interface FrameHostState {
  /** Pixels: what the content needs, at least the minimum (R021). */
  readonly height: number;
  readonly title: string;
  /** Where the frame has been, and where in that it is now. */
  readonly routes: readonly string[];
  readonly at: number;
  readonly hidden: ReadonlySet<string>;
  /** The frame has said that it listens. */
  readonly ready: boolean;
}

export interface FrameHostOptions {
  readonly listener: string;
  readonly origin: string;
  /** The frame's window; null while there is none. */
  readonly source: () => unknown;
  readonly post: (envelope: FrameEnvelope) => void;
  readonly route: string;
  readonly minHeight?: number;
  readonly hidden?: readonly string[];
  readonly dark: boolean;
  /** What the coupon holds. */
  readonly bets: () => readonly FrameSelection[];
  readonly onBet: (bet: FrameBet) => void;
  /** A path of the host's own site. */
  readonly onPath: (path: string) => void;
  /** A step back from where the frame began. */
  readonly onLeave: () => void;
  readonly onHide: (item: string, hidden: boolean) => void;
}

export interface FrameHost {
  readonly state: FrameHostState;
  receive(event: WindowMessage): void;
  /** Steps of the host's own buttons. */
  back(): void;
  forward(): void;
  /** Tells the frame what the coupon holds now. */
  sendBets(changed?: { readonly bet: FrameSelection; readonly chosen: boolean }): void;
  changeSettings(settings: { readonly dark: boolean }): void;
  subscribe(listener: () => void): () => void;
}

/** The steps kept; the oldest go first. */
const MAX_ROUTES = 100;

/** The parent's side of the protocol (R020). Everything that is not a message of the very frame changes nothing (T62). */
export function createFrameHost(options: FrameHostOptions): FrameHost {
  const { listener, origin, source, post, minHeight = FRAME_MIN_HEIGHT } = options;
  let { dark } = options;
  let state: FrameHostState = {
    height: minHeight,
    title: '',
    routes: [options.route],
    at: 0,
    hidden: new Set(options.hidden ?? []),
    ready: false,
  };
  const listeners = new Set<() => void>();
  const write = (change: Partial<FrameHostState>): void => {
    state = { ...state, ...change };
    for (const told of listeners) told();
  };
  const send = (message: FromHost): void => post(frameEnvelope(listener, message));
  const sendBets = (): void => send({ type: 'betsUpdate', bets: options.bets() });
  const peer = (): Peer => ({ origin, source: source(), listener });

  function step(by: 1 | -1): void {
    const at = state.at + by;
    const path = state.routes[at];
    if (path === undefined) {
      if (by === -1) options.onLeave();
      return;
    }
    write({ at });
    send({ type: 'historyRouteChanged', path });
  }

  function visit(path: string): void {
    if (state.routes[state.at] === path) return;
    const routes = [...state.routes.slice(0, state.at + 1), path].slice(-MAX_ROUTES);
    write({ routes, at: routes.length - 1 });
  }

  function fold(item: string, hidden: boolean): void {
    if (state.hidden.has(item) === hidden) return;
    const next = new Set(state.hidden);
    if (hidden) next.add(item);
    else next.delete(item);
    write({ hidden: next });
    options.onHide(item, hidden);
  }

  return {
    get state() {
      return state;
    },
    receive(event) {
      const message = readFromFrame(event, peer());
      switch (message?.type) {
        case 'bodyHeightChanged': {
          const height = Math.max(minHeight, message.height);
          if (height !== state.height) write({ height });
          break;
        }
        case 'setTitle':
          if (message.title !== state.title) write({ title: message.title });
          break;
        case 'historyRouteChanged':
          visit(message.path);
          break;
        case 'goBack':
          step(-1);
          break;
        case 'goForward':
          step(1);
          break;
        case 'hideItemToggle':
          fold(message.item, message.hidden);
          break;
        case 'parentPathChanged':
          options.onPath(message.path);
          break;
        case 'sendBet':
          options.onBet(message.bet);
          break;
        case 'getCouponData':
          sendBets();
          break;
        case 'passSelf':
          write({ ready: true });
          send({ type: 'changeSettings', dark });
          sendBets();
          break;
        case undefined:
          break;
      }
    },
    back: () => step(-1),
    forward: () => step(1),
    sendBets(changed) {
      if (!state.ready) return;
      if (changed) send({ type: 'setBet', ...changed });
      else sendBets();
    },
    changeSettings(settings) {
      if (settings.dark === dark) return;
      dark = settings.dark;
      if (state.ready) send({ type: 'changeSettings', dark });
    },
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
  };
}
