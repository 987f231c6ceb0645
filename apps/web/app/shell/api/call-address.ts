import table from 'virtual:call-table';
import { callAddress as addressOf, type CallInput } from '@touchline/client/call/call-path';
import type { CallKey, InputFor } from '@touchline/contract/calls';

/** The address that a call would go to, for links and pictures; with the pages that have some, since it brings the addresses of all calls along. */
export const callAddress = <K extends CallKey>(key: K, input: InputFor<K>): string => addressOf(table[key], input as CallInput);
