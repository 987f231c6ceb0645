/** The page of the provider of play money, and the names of payment methods: written by the server. */
export const texts = {
  'payment.method.card': 'Visa / Mastercard',
  'payment.method.bank-transfer': 'Bank transfer',
  'payment.method.wallet': 'E-wallet',
  'sandbox.to': 'to Touchline, payment {id}',
  'sandbox.pay': 'Pay',
  'sandbox.later': 'Pay later (stays pending)',
  'sandbox.decline': 'Decline',
  'sandbox.play-money': 'Play money: nothing is charged.',
  'sandbox.unknown': 'There is no such payment.',
  'sandbox.back': 'Back to Touchline',
  'sandbox.ended.paid': 'This payment is paid.',
  'sandbox.ended.declined': 'This payment was declined.',
  'sandbox.ended.expired': 'This payment has expired.',
} as const;
