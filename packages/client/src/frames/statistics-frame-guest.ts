import { createFrameStore } from './frame-store.ts';
import {
  type FrameBet,
  type FrameEnvelope,
  type FrameSelection,
  type FromFrame,
  frameEnvelope,
  parseFromHost,
  type WindowMessage,
} from './statistics-frame-messages.ts';
import { toggledSet } from './toggled-set.ts';

export interface FrameGuestState {
  /** Null until the host says otherwise. */
  readonly dark: boolean | null;
  readonly hidden: ReadonlySet<string>;
  /** Selections of the host's coupon, "gameId:selectionId". */
  readonly picked: ReadonlySet<string>;
}

export interface EmbeddedFrameOptions {
  readonly listener: string;
  readonly origin: string;
  /** The parent's window. */
  readonly source: unknown;
  readonly post: (envelope: FrameEnvelope) => void;
  readonly hidden: readonly string[];
  /** The host's history leads to another page of the frame. */
  readonly onRoute: (path: string) => void;
}

export interface EmbeddedFrame {
  readonly state: FrameGuestState;
  receive(event: WindowMessage): void;
  say(message: FromFrame): void;
  toggle(item: string, hidden: boolean): void;
  bet(bet: FrameBet): void;
  subscribe(listener: () => void): () => void;
}

export const selectionKey = ({ gameId, selectionId }: FrameSelection): string => `${gameId}:${selectionId}`;

/** The frame's side of the protocol (R020): it introduces itself, says what it needs, and does what its parent alone may ask. */
export function createEmbeddedFrame({ listener, origin, source, post, hidden, onRoute }: EmbeddedFrameOptions): EmbeddedFrame {
  const store = createFrameStore<FrameGuestState>({ dark: null, hidden: new Set(hidden), picked: new Set() });
  const write = (change: Partial<FrameGuestState>): void => store.write({ ...store.state, ...change });
  const say = (message: FromFrame): void => post(frameEnvelope(listener, message));
  const fold = (item: string, folded: boolean): boolean => {
    const next = toggledSet(store.state.hidden, item, folded);
    if (next) write({ hidden: next });
    return next !== undefined;
  };

  return {
    get state() {
      return store.state;
    },
    receive(event) {
      const message = parseFromHost(event, { origin, source, listener });
      switch (message?.type) {
        case 'historyRouteChanged':
          onRoute(message.path);
          break;
        case 'hideItemToggle':
          fold(message.item, message.hidden);
          break;
        case 'betsUpdate':
          write({ picked: new Set(message.bets.map(selectionKey)) });
          break;
        case 'setBet': {
          const picked = toggledSet(store.state.picked, selectionKey(message.bet), message.chosen);
          if (picked) write({ picked });
          break;
        }
        case 'changeSettings':
          if (store.state.dark !== message.dark) write({ dark: message.dark });
          break;
        case undefined:
          break;
      }
    },
    say,
    toggle(item, folded) {
      if (fold(item, folded)) say({ type: 'hideItemToggle', item, hidden: folded });
    },
    bet: (bet) => say({ type: 'sendBet', bet }),
    subscribe: store.subscribe,
  };
}
