import type { ReplyFor } from '@touchline/contract/calls';

/** How the account is protected (C014). */
export type SecurityOverview = ReplyFor<'securityOverview'>;

/** Screens about the phone. */
export type PhonePage = 'phone-add' | 'phone-activation' | 'phone-change';

/** Which screen is about the phone now: none yet, one that was never confirmed, or one to change. */
export const phonePage = ({ phone, phone_confirmed }: Pick<SecurityOverview, 'phone' | 'phone_confirmed'>): PhonePage =>
  phone === null ? 'phone-add' : phone_confirmed ? 'phone-change' : 'phone-activation';

/** ...and about the e-mail address. */
export const emailPage = ({ email, email_confirmed }: Pick<SecurityOverview, 'email' | 'email_confirmed'>): 'email' | 'email-activation' =>
  email === null || email_confirmed ? 'email' : 'email-activation';
