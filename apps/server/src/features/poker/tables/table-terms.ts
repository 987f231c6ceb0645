import type { PokerTermsView } from '@touchline/contract/poker/terms';
import { settingVersions } from '#features/operator';
import type { PokerTable } from './poker-table.store.ts';

/** Versions of the terms of cash tables, by the table's name. */
export const POKER_TERMS = settingVersions<PokerTermsView>('poker-tables');

/** The terms that hold at a table. */
export const termsOf = ({
  rules,
  minBuyInMinor,
  maxBuyInMinor,
}: Pick<PokerTable, 'rules' | 'minBuyInMinor' | 'maxBuyInMinor'>): PokerTermsView => ({
  ratePpm: rules.rake?.ratePpm ?? 0,
  caps: [...(rules.rake?.caps ?? [])],
  minBuyIn: Number(minBuyInMinor),
  maxBuyIn: Number(maxBuyInMinor),
});
