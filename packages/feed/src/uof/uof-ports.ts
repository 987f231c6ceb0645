/** The provider's messages, wherever they come from: its broker, or a test's. */
export interface UofStream {
  /**
   * Starts listening; resolves once the connection stands. Messages come as text in the order of their arrival. `disconnected` is told
   * each time the connection breaks; the stream connects again by itself.
   */
  start(listener: UofListener): Promise<void>;
  stop(): Promise<void>;
}

export interface UofListener {
  message(text: string): void;
  disconnected(): void;
}

/** The provider's calls. Each rejects where it is not answered. */
export interface UofApi {
  /** List of producers, as XML. */
  producers(): Promise<string>;
  /** Descriptions of all markets in English, as XML. */
  markets(): Promise<string>;
  /** Fixture of an event ("sr:match:1"), as XML. */
  fixture(event: string): Promise<string>;
  /** Asks a producer (by its path's name) for all that was missed since `after` (epoch ms); null = everything. */
  recover(producer: string, requestId: number, after: number | null): Promise<void>;
  /** Asks a producer for everything about one event. */
  recoverEvent(producer: string, event: string, requestId: number): Promise<void>;
}

export interface UofOptions {
  readonly stream: UofStream;
  readonly api: UofApi;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called with every failure; the stream never sees an exception. */
  readonly warn: (what: string, err: unknown) => void;
}
