import { hash } from 'node:crypto';
import { parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';

/** Amount text at a scale. Throws Failure `amount_format` naming the field. */
export function parseAmount(text: string, scale: number, field: string): bigint {
  const amount = parseMoney(text, scale);
  if (!amount.ok) throw new Failure('amount_format', { fields: { [field]: ['an amount with the decimals of the currency'] } });
  return amount.value;
}

/** The same for the same request: its kind, its bet and its parsed body. */
export const hashRequest = (kind: string, betId: bigint, body: object): string =>
  hash('sha256', `${kind} ${betId} ${JSON.stringify(body)}`, 'base64url');
