import type { ReplyFor } from '@touchline/contract/calls';

type AccountFields = ReplyFor<'accountFields'>;

/** Fields that identification and payouts ask for sooner or later, in the order of the form. */
const PAYOUT_FIELDS = ['first_name', 'last_name', 'birth_date', 'address', 'postcode'] as const satisfies readonly (keyof AccountFields)[];

export type MissingField = (typeof PAYOUT_FIELDS)[number];

/** Personal data that the player has not given yet. */
export const missingFields = (fields: AccountFields): readonly MissingField[] => PAYOUT_FIELDS.filter((field) => fields[field] === null);
