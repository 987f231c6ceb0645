import type { ReplyFor } from '@touchline/contract/calls';

/** The sum that can be withdrawn at present, by which methods and whereto. */
export type WithdrawalData = ReplyFor<'getWithdrawalOptions'>;
