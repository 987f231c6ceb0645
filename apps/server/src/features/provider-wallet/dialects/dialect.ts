import type { GameProviderSettings } from '#platform/config/game-providers';
import type { SeamlessWallet } from '../seamless/seamless-wallet.ts';

/** A message of a provider as it arrived. */
export interface WireMessage {
  /** Below the provider's address: `transaction/bet`. */
  readonly path: string;
  readonly body: Uint8Array;
  readonly query: Readonly<Record<string, unknown>>;
  header(name: string): string | undefined;
}

/** An answer as it is sent: JSON. */
export interface WireAnswer {
  readonly status: number;
  readonly json: string;
}

/**
 * The words of a family of providers for the one wallet: what proves a message, what it says, and how it is answered. It answers whatever it is sent;
 * a defect of ours it is told of by `report`, and answers with its own word for "try again".
 */
export interface Dialect<P extends GameProviderSettings = GameProviderSettings> {
  /** The acts that it has, by their paths. */
  readonly paths: readonly string[];
  answer(message: WireMessage, provider: P, wallet: SeamlessWallet, report: (error: unknown) => void): Promise<WireAnswer>;
  /** The answer where a message did not even get here. */
  unread(): WireAnswer;
}
