import type { ReplyFor } from '@touchline/contract/calls';
import type { RegistrationValues } from './registration-fields.ts';

export type Registered = ReplyFor<'register'> & {
  /** Whether an address was given, which waits to be confirmed. */
  readonly addressed: boolean;
};

/** A social service's profile of the player, and the proof of it (S194). */
export interface SocialTicket {
  readonly ticket: string;
  readonly profile: Partial<Pick<RegistrationValues, 'email' | 'first_name' | 'last_name' | 'birth_date'>>;
}
