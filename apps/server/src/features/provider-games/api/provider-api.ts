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
}

/** A provider's own interface: what we ask it. */
export interface ProviderApi {
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
