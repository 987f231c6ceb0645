import type { DestinationKind, PaymentMethodId } from '@touchline/contract/payments/enums';

/** Ways to pay in and to be paid, called `payment.method.<id>`. Limits are multiples of the currency's round unit (site). All of them go through the sandbox provider: play money. */
export interface PaymentMethod {
  readonly id: PaymentMethodId;
  /** Key of the picture (R078). */
  readonly mediaKey: string;
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly presetUnits: readonly bigint[];
  readonly payout: {
    readonly minUnits: bigint;
    readonly maxUnits: bigint;
    readonly destination: DestinationKind;
    /** Within how many hours of being sent the money usually arrives. */
    readonly hours: number;
  };
}

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    id: 'card',
    mediaKey: 'card',
    minUnits: 1n,
    maxUnits: 5_000n,
    presetUnits: [10n, 20n, 50n, 100n],
    payout: { minUnits: 5n, maxUnits: 5_000n, destination: 'card', hours: 24 },
  },
  {
    id: 'bank-transfer',
    mediaKey: 'bank',
    minUnits: 10n,
    maxUnits: 20_000n,
    presetUnits: [50n, 100n, 500n, 1_000n],
    payout: { minUnits: 10n, maxUnits: 50_000n, destination: 'iban', hours: 48 },
  },
  {
    id: 'wallet',
    mediaKey: 'wallet',
    minUnits: 1n,
    maxUnits: 10_000n,
    presetUnits: [10n, 25n, 50n, 200n],
    payout: { minUnits: 5n, maxUnits: 10_000n, destination: 'wallet', hours: 1 },
  },
];

export const paymentMethod = (id: string): PaymentMethod | undefined => PAYMENT_METHODS.find((method) => method.id === id);
