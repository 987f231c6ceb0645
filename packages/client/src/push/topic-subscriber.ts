import type { FeedDelta, PlayerEvent } from '@touchline/contract/push/messages';

/** A follower of a topic. */
export interface TopicListener {
  /**
   * The topic stands at a known point and pictures taken before may lack something: ask for the picture again. While the returned promise
   * runs, deltas are held back; they are then given in their order, so that what is newest stays.
   */
  readonly synced?: (seq: number) => Promise<void> | void;
  readonly delta?: (delta: FeedDelta, seq: number) => void;
  readonly news?: (news: readonly PlayerEvent[]) => void;
  /** The server refuses the topic: the code is one of the contract's failures. */
  readonly failed?: (code: string) => void;
}

type BufferedDeltas = { readonly delta: FeedDelta; readonly seq: number }[];

/** A listener with the deltas that came while it fetched its picture. */
export class TopicSubscriber {
  readonly listener: TopicListener;
  #held: BufferedDeltas | null = null;

  constructor(listener: TopicListener) {
    this.listener = listener;
  }

  delta(delta: FeedDelta, seq: number): void {
    if (this.#held) this.#held.push({ delta, seq });
    else this.listener.delta?.(delta, seq);
  }

  sync(seq: number): void {
    const fetching = this.listener.synced?.(seq);
    if (!fetching) return;
    const held: BufferedDeltas = [];
    this.#held = held;
    const release = (): void => {
      // A later sync has started meanwhile: its snapshot includes what was buffered here.
      if (this.#held !== held) return;
      this.#held = null;
      for (const kept of held) this.listener.delta?.(kept.delta, kept.seq);
    };
    fetching.then(release, release);
  }
}
