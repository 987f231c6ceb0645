import type { ReplyFor } from '@touchline/contract/calls';

type AccountFields = ReplyFor<'accountFields'>;

/** What identification and payouts ask for sooner or later, in the order of the form. */
const WANTED = ['first_name', 'last_name', 'birth_date', 'address', 'postcode'] as const satisfies readonly (keyof AccountFields)[];

export type MissingField = (typeof WANTED)[number];

/** Personal data that the player has not given yet. */
export const missingFields = (fields: AccountFields): readonly MissingField[] => WANTED.filter((field) => fields[field] === null);
