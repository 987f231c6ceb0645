import type { ReceiptStep } from '@touchline/contract/bets/calls';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { BetRow } from '../bet-row.ts';
import type { HistoryStep } from './history.store.ts';

type Terms = Readonly<Record<string, string>>;

/** How a bet stood in money when a step had been done: later steps must not change what earlier ones say. */
interface MoneyBefore {
  readonly sold: string;
  readonly insured: string;
  readonly premium: string;
}

const isStood = (value: unknown): value is MoneyBefore =>
  typeof value === 'object' && value !== null && 'sold' in value && 'insured' in value;

/** The row as it stood before the step of that number. */
export function rowBefore(row: BetRow, steps: readonly HistoryStep[], seq: number): BetRow {
  const last = steps.filter((step) => step.seq < seq && isStood(step.terms?.after)).at(-1)?.terms?.after;
  if (!isStood(last)) return { ...row, cashedOutStakeMinor: 0n, insuredMinor: 0n, premiumMinor: 0n };
  return { ...row, cashedOutStakeMinor: BigInt(last.sold), insuredMinor: BigInt(last.insured), premiumMinor: BigInt(last.premium) };
}

/** Terms of a step, for screens: amounts as decimal text. */
export function termsOfEvent({ terms }: HistoryStep): Terms {
  return Object.fromEntries(
    Object.entries(terms ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
}

/** "18.05 × 40 % = 7.22", less its tax where there is one. */
function cashOutArithmetic(terms: Terms, amount: string, tax: string, isTaxed: boolean): string {
  const sale = `${terms.offer ?? ''} × ${terms.percent ?? '100'} % = ${terms.gross ?? ''}`;
  return isTaxed ? `${sale}; ${terms.gross ?? ''} − ${tax} = ${amount}` : sale;
}

/** How a step between placing and settlement comes about, and the rule that it follows. */
export function explainEvent(
  step: HistoryStep,
  money: (minor: bigint) => string,
  language: Language,
): Pick<ReceiptStep, 'arithmetic' | 'rule'> {
  const terms = termsOfEvent(step);
  const rule = findText(language, `receipt.rule.${step.step}`, { ...terms, unit: money(1n) }) ?? '';
  if (step.step === 'insured' || step.step === 'early-paid') return { arithmetic: '', rule };
  return { arithmetic: cashOutArithmetic(terms, money(step.amountMinor), money(step.payoutTaxMinor), step.payoutTaxMinor !== 0n), rule };
}
