import type { PokerTermsView } from '@touchline/contract/poker/terms';
import type { TextKey } from '@touchline/i18n/text-key';
import { numberListText, PARTS_PER_UNIT } from '../../parts/number-list.ts';
import { percentText } from '../../parts/percent-text.ts';
import { capsText } from './caps-text.ts';

interface TermsValue {
  readonly field: keyof PokerTermsView;
  readonly name: TextKey;
  readonly written: (terms: PokerTermsView) => string;
}

/** The values of terms, with how each is called and written; amounts in the table's currency. */
export const TERMS_VALUES: readonly TermsValue[] = [
  { field: 'ratePpm', name: 'console.poker.rake', written: ({ ratePpm }) => percentText(ratePpm) },
  { field: 'caps', name: 'console.poker.caps', written: ({ caps }) => capsText(caps) },
  { field: 'minBuyIn', name: 'console.poker.min-buy-in', written: ({ minBuyIn }) => numberListText([minBuyIn], PARTS_PER_UNIT.cents) },
  { field: 'maxBuyIn', name: 'console.poker.max-buy-in', written: ({ maxBuyIn }) => numberListText([maxBuyIn], PARTS_PER_UNIT.cents) },
];
