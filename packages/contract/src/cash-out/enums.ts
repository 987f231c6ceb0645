/** Words of what can be done to a running bet. Apart from the schemas that use them, so that a browser gets the words alone. */

/** Why a running bet cannot be sold at this moment; each is `error.<code>` of the dictionaries. */
export const CASH_OUT_REJECTIONS = [
  'bet_not_running',
  'sale_kind',
  'sale_lost',
  'sale_decided',
  'sale_suspended',
  'sale_too_small',
  'feed_down',
] as const;
export type CashOutRejectionCode = (typeof CASH_OUT_REJECTIONS)[number];

/** Why a running bet's stake cannot be insured. */
export const INSURANCE_REJECTIONS = [...CASH_OUT_REJECTIONS, 'insurance_kind', 'insurance_full'] as const;
export type InsuranceRejectionCode = (typeof INSURANCE_REJECTIONS)[number];

/** Outcomes of an order to sell by itself. `ended`: the bet was decided or sold before. */
export const AUTO_CASH_OUT_STATUSES = ['active', 'done', 'cancelled', 'ended'] as const;
export const SALE_ORDER_REASONS = ['take-profit', 'stop-loss'] as const;
