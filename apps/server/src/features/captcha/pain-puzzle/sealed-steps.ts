import type { CaptchaWork } from '@touchline/contract/captcha/calls';
import type { Demand } from '../captcha-provider.ts';

/** State of a challenge, encrypted and kept by the client; the database only knows which were used. */
export interface Ticket extends Demand {
  /** As many digits for a login that nobody has: how long the sealed text is says nothing. */
  readonly playerId: string;
  readonly expiresAt: number;
}
export interface Challenge extends Demand {
  readonly id: string;
  readonly playerId: string;
  /** The place of the piece; null where there is no picture. */
  readonly place: number | null;
  readonly work: CaptchaWork;
  readonly issuedAt: number;
}
/** A code that was sent, or a token that is good for the action. */
export interface Passing extends Demand {
  readonly id: string;
  readonly expiresAt: number;
}

const NOBODY = '0'.repeat(19);

export const demandOf = ({ action, whom, level, withCode }: Demand): Demand => ({ action, whom, level, withCode });
export const writePlayerId = (playerId: bigint | null): string => String(playerId ?? 0n).padStart(NOBODY.length, '0');
export const readPlayerId = (written: string): string | null => (written === NOBODY ? null : String(BigInt(written)));
