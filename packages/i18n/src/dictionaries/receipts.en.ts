/** Rules on receipts: written by the server. */
export const texts = {
  'receipt.rule.sold': 'Sold at the value of that moment: the offer for the whole bet times the part sold, rounded half up to {unit}.',
  'receipt.rule.sold-part': 'Sold at the value of that moment: the offer for the whole bet times the part sold, rounded half up to {unit}.',
  'receipt.rule.edited': 'The whole sale value became the stake of bet {successor}.',
  'receipt.rule.power-bet': 'The whole sale value became the stake of bet {successor}.',
  'receipt.rule.insured': 'Pays {amount} if the bet loses; a bet that is void as a whole returns the premium.',
  'receipt.rule.early-paid': 'The team was two goals ahead at {score}: the selection is paid as won, and no later result takes that back.',
} as const;
