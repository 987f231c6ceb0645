/** Parts of the product that can be closed: screens and calls that are not there then, and nothing leads to them. */
export const SITE_MODULES = [
  'sports',
  'search',
  'statistics',
  'expressDay',
  'betGenerator',
  'withdrawal',
  'paymentHistory',
  'promo',
  'bringFriend',
] as const;
export type SiteModule = (typeof SITE_MODULES)[number];
