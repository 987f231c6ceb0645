import {
  INITIAL_SHARED_STATE,
  parseSharedState,
  SHARED_KEYS,
  type SharedKey,
  type SharedState,
} from '@touchline/client/device/initial-shared-state';
import { createPeerId } from '@touchline/client/device/state-id';
import { createFrameSync } from '@touchline/client/frames/frame-sync';
import { create } from 'zustand';

/** State that this page shares with the page around it and the frames inside of it (R028). */
export const useSharedState = create<Pick<SharedState, SharedKey>>(() => INITIAL_SHARED_STATE);

/** Changes keys here and in every window that has joined. */
export const share = (change: Partial<Pick<SharedState, SharedKey>>): void => useSharedState.setState(change);

interface Joined {
  /** Whether this window is the frame: it announces itself, and the page around it waits for that. */
  readonly isFrame: boolean;
  /** The other window; null while there is none. */
  readonly peer: () => Window | null;
  /** The one origin that is spoken to and listened to. */
  readonly origin: string;
}

/** Shares the state with one other window (R029) until the returned function is called. */
export function joinWindow({ isFrame, peer, origin }: Joined): () => void {
  const sync = createFrameSync({
    id: createPeerId(),
    isFrame,
    post: (message) => peer()?.postMessage(message, origin),
    initial: useSharedState.getState(),
  });
  const hear = ({ origin: from, source, data }: MessageEvent): void => {
    if (from === origin && source !== null && source === peer()) sync.receive(data);
  };
  window.addEventListener('message', hear);
  const leaves = [
    sync.subscribe((state) => useSharedState.setState(parseSharedState(state))),
    useSharedState.subscribe((state) => {
      const changed = SHARED_KEYS.filter((key) => state[key] !== sync.state[key]);
      if (changed.length > 0) sync.update(Object.fromEntries(changed.map((key) => [key, state[key]])));
    }),
  ];
  return () => {
    window.removeEventListener('message', hear);
    for (const leave of leaves) leave();
  };
}
