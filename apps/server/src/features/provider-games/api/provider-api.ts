import type { Caller } from '#platform/http/handler';
import type { GamePlatform, ListedGame } from '../games.store.ts';

/** The data sent to a provider when a game is opened. */
export interface LaunchWish {
  readonly game: string;
  readonly platform: GamePlatform;
  readonly language: string;
  /** Whom the session belongs to; null for a demonstration. */
  readonly player: {
    readonly user: string;
    readonly token: string;
    readonly currency: string;
    /** ISO alpha-2. */
    readonly country: string;
    readonly ip: string;
  } | null;
  /** The page that the player comes back to. */
  readonly lobbyUrl: string;
  /** Whoever asks: for games of this server, whose demonstrations know a guest's law and currency by it. No provider is told. */
  readonly caller: Caller;
}

/** A movement between an account and its purse at the provider. */
export interface PurseMovement {
  /** Its name: a repeat is answered as the first was. */
  readonly name: string;
  readonly user: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  /** Minor units; null for everything that the purse holds. */
  readonly amountMinor: bigint | null;
}

/** The purses that a provider holds for players, by account and currency; minor units. */
export interface PurseApi {
  /** The sum that was moved, null where the provider refuses for good. Throws ProviderError where nobody knows. */
  move(movement: PurseMovement): Promise<bigint | null>;
  /** Throws ProviderError. */
  readHeld(user: string, currency: string): Promise<bigint>;
}

/** Free rounds of a player, as a provider is told of them. */
export interface FreeRoundReward {
  /** Its name: a repeat changes nothing. */
  readonly reward: string;
  readonly user: string;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly rounds: number;
  readonly endsAt: Date;
}

/** The free rounds that a provider lets players have. */
export interface FreeRoundApi {
  /** Throws ProviderError. */
  give(reward: FreeRoundReward): Promise<void>;
  /** Throws ProviderError. */
  takeBack(reward: string): Promise<void>;
}

/** A jackpot of a provider, as it tells it. */
export interface ListedJackpot {
  readonly jackpot: string;
  readonly name: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly amountAt: Date;
  /** Codes of the games that can win it. */
  readonly games: readonly string[];
}

/** A provider's own interface: what we ask it. */
export interface ProviderApi {
  /** Of a provider that tells its jackpots. Throws ProviderError. */
  readJackpots?(): Promise<readonly ListedJackpot[]>;
  /** Of a provider whose games are played from purses. */
  readonly purses?: PurseApi;
  /** Of a provider that has free rounds. */
  readonly freeRounds?: FreeRoundApi;
  /** Its games. Throws ProviderError. */
  readGames(): Promise<readonly ListedGame[]>;
  /** The address at which a game is played. Throws ProviderError. */
  readGameUrl(wish: LaunchWish): Promise<URL>;
}

/** A provider did not answer, or not as its contract says. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** Posts JSON and gives the JSON that came back. Throws ProviderError. */
export async function postJson(url: URL, body: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await reply.text();
    if (!reply.ok) throw new ProviderError(`answered ${reply.status}`);
    if (text.length > MAX_BYTES) throw new ProviderError('answered with too much');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(error instanceof SyntaxError ? 'answered with what is not JSON' : `did not answer: ${String(error)}`);
  }
}
