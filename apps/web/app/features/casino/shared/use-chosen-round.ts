import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressId } from '../../../shell/loaders/address-id.ts';

/** The round that is checked beside the table: the one that the address names, until another is chosen. */
export function useChosenRound() {
  const [query] = useSearchParams();
  return useState(() => addressId(query.get('round')));
}
