import { INITIAL_SHARED_STATE, parseSharedState, type SharedState } from '../device/initial-shared-state.ts';

/** R029. */
export const SYNC_MESSAGE = { hello: 0, state: 1, update: 2 } as const;

/** Message between two windows. `id` is the sender's: each side ignores its own messages (R030). */
export interface SyncMessage {
  readonly type: (typeof SYNC_MESSAGE)[keyof typeof SYNC_MESSAGE];
  readonly id: string;
  readonly state?: Partial<SharedState>;
}

export interface FrameSync {
  readonly state: SharedState;
  /** Changes keys here and tells the other side. */
  update(change: Partial<Omit<SharedState, 'handshakeStatus'>>): void;
  /** A message whose window and origin have been checked; everything that is not one of ours changes nothing. */
  receive(message: unknown): void;
  /** Calls after every change. */
  subscribe(listener: (state: SharedState) => void): () => void;
}

export interface FrameSyncOptions {
  readonly id: string;
  /** The frame announces itself when it is made; the host waits for that. */
  readonly isFrame: boolean;
  readonly post: (message: SyncMessage) => void;
  readonly initial?: Partial<SharedState>;
}

/** One side of a shared state (R029): the frame says hello, the host answers with its whole state, both tell later changes. */
export function createFrameSync({ id, isFrame, post, initial = {} }: FrameSyncOptions): FrameSync {
  let state: SharedState = { ...INITIAL_SHARED_STATE, ...initial, handshakeStatus: 'init' };
  const listeners = new Set<(state: SharedState) => void>();

  function write(change: Partial<SharedState>): void {
    const changed = (Object.keys(change) as (keyof SharedState)[]).some((key) => state[key] !== change[key]);
    if (!changed) return;
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state);
  }
  const whole = (): Partial<SharedState> => parseSharedState(state);

  if (isFrame) post({ type: SYNC_MESSAGE.hello, id });
  return {
    get state() {
      return state;
    },
    update(change) {
      const known = parseSharedState(change);
      write(known);
      // The peer does not listen before the handshake, which sends the whole state.
      if (state.handshakeStatus === 'handshaked') post({ type: SYNC_MESSAGE.update, id, state: known });
    },
    receive(message) {
      const read = parseMessage(message);
      if (!read || read.id === id) return;
      switch (read.type) {
        case SYNC_MESSAGE.hello:
          write({ handshakeStatus: 'handshaked' });
          post({ type: SYNC_MESSAGE.state, id, state: whole() });
          break;
        case SYNC_MESSAGE.state:
          // Reply with the state only to a peer that has sent hello.
          if (isFrame) write({ ...parseSharedState(read.state), handshakeStatus: 'handshaked' });
          break;
        case SYNC_MESSAGE.update:
          if (state.handshakeStatus === 'handshaked') write(parseSharedState(read.state));
          break;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const TYPES: ReadonlySet<unknown> = new Set(Object.values(SYNC_MESSAGE));

function parseMessage(message: unknown): { readonly type: SyncMessage['type']; readonly id: string; readonly state: unknown } | null {
  if (typeof message !== 'object' || message === null) return null;
  const own = (name: string): unknown => (Object.hasOwn(message, name) ? (message as Record<string, unknown>)[name] : undefined);
  const [type, id] = [own('type'), own('id')];
  if (!TYPES.has(type) || typeof id !== 'string' || !/^[\w-]{21}$/.test(id)) return null;
  return { type: type as SyncMessage['type'], id, state: own('state') };
}
