import { applyFrameMessage, type FrameHostState, initialFrameState } from './frame-host-state.ts';
import { createFrameStore } from './frame-store.ts';
import { FRAME_MIN_HEIGHT } from './statistics-frame-address.ts';
import {
  type FrameBet,
  type FrameEnvelope,
  type FrameSelection,
  type FromFrame,
  type FromHost,
  frameEnvelope,
  type Peer,
  parseFromFrame,
  type WindowMessage,
} from './statistics-frame-messages.ts';

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
  /** The content of the coupon. */
  readonly bets: () => readonly FrameSelection[];
  readonly onBet: (bet: FrameBet) => void;
  /** A path of the host's own site. */
  readonly onPath: (path: string) => void;
  /** A step back from where the frame began. */
  readonly onExit: () => void;
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

/** The parent's side of the protocol (R020). Everything that is not a message of the very frame changes nothing (T62). */
export function createFrameHost(options: FrameHostOptions): FrameHost {
  const { listener, origin, source, post, minHeight = FRAME_MIN_HEIGHT } = options;
  let { dark } = options;
  const store = createFrameStore(initialFrameState(options.route, minHeight, options.hidden));
  const send = (message: FromHost): void => post(frameEnvelope(listener, message));
  const sendBets = (): void => send({ type: 'betsUpdate', bets: options.bets() });
  const peer = (): Peer => ({ origin, source: source(), listener });

  function step(by: 1 | -1): void {
    const at = store.state.at + by;
    const path = store.state.routes[at];
    if (path === undefined) {
      if (by === -1) options.onExit();
      return;
    }
    store.write({ ...store.state, at });
    send({ type: 'historyRouteChanged', path });
  }

  /** The request of a message beyond what is shown. `changed`: what is shown is another by it. */
  function answer(message: FromFrame, changed: boolean): void {
    switch (message.type) {
      case 'goBack':
        step(-1);
        break;
      case 'goForward':
        step(1);
        break;
      case 'hideItemToggle':
        if (changed) options.onHide(message.item, message.hidden);
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
        send({ type: 'changeSettings', dark });
        sendBets();
        break;
      case 'bodyHeightChanged':
      case 'setTitle':
      case 'historyRouteChanged':
        break;
    }
  }

  return {
    get state() {
      return store.state;
    },
    receive(event) {
      const message = parseFromFrame(event, peer());
      if (!message) return;
      const next = applyFrameMessage(store.state, message, minHeight);
      const changed = next !== store.state;
      if (changed) store.write(next);
      answer(message, changed);
    },
    back: () => step(-1),
    forward: () => step(1),
    sendBets(changed) {
      if (!store.state.ready) return;
      if (changed) send({ type: 'setBet', ...changed });
      else sendBets();
    },
    changeSettings(settings) {
      if (settings.dark === dark) return;
      dark = settings.dark;
      if (store.state.ready) send({ type: 'changeSettings', dark });
    },
    subscribe: store.subscribe,
  };
}
