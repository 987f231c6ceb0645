/** Words of the office that screens choose from, apart from the schemas. */

/** Settings of a player by their number on the wire (R071). `disable-auth-by-email` is what the call without a number means. */
export const PLAYER_SETTINGS = [
  { id: 1, key: 'disable-auth-by-email', fallback: false },
  { id: 2, key: 'codes-by-messenger', fallback: false },
  { id: 3, key: 'mail-news', fallback: false },
  { id: 4, key: 'mail-offers', fallback: false },
  { id: 5, key: 'sms-offers', fallback: false },
  { id: 6, key: 'push-offers', fallback: false },
] as const;
export type PlayerSettingKey = (typeof PLAYER_SETTINGS)[number]['key'];

/** Letters that a player can ask for, by the number of their type (C015): the address under which the site is reached now. */
export const MAIL_TYPES = { vipDomain: 0 } as const;

/** The menu of the office: page identifiers of the specification by section, each page with the path of its screen. */
export const OFFICE_SECTIONS = ['money', 'bets', 'profile', 'settings', 'promo', 'help'] as const;
export type OfficeSection = (typeof OFFICE_SECTIONS)[number];
/** `module`: the part of the site's configuration without which the page is not there. */
export const OFFICE_PAGES = [
  { id: 'office_recharge', section: 'money', path: 'deposit', module: null },
  { id: 'office_deduce', section: 'money', path: 'office/deduce', module: 'withdrawal' },
  { id: 'office_payment_requests', section: 'money', path: 'office/payment-requests', module: 'withdrawal' },
  { id: 'office_payment_history', section: 'money', path: 'office/payment-history', module: 'paymentHistory' },
  { id: 'office_settings_wallets', section: 'money', path: 'office/settings/wallets', module: null },
  { id: 'office_bets_history', section: 'bets', path: 'bets', module: null },
  { id: 'office_account', section: 'profile', path: 'office/account', module: null },
  { id: 'office_identification', section: 'profile', path: 'office/identification', module: null },
  { id: 'office_security', section: 'profile', path: 'office/security', module: null },
  { id: 'office_session_history', section: 'profile', path: 'office/session-history', module: null },
  { id: 'office_messages', section: 'profile', path: 'office/messages', module: null },
  { id: 'office_settings', section: 'settings', path: 'office/settings', module: null },
  { id: 'office_settings_account', section: 'settings', path: 'office/settings/account', module: null },
  { id: 'office_settings_disallow_sports', section: 'settings', path: 'office/settings/disallow-sports', module: null },
  { id: 'office_settings_mailing', section: 'settings', path: 'office/settings/mailing', module: null },
  { id: 'office_email_subscription', section: 'settings', path: 'office/email-subscription', module: null },
  { id: 'office_responsible_gambling', section: 'settings', path: 'office/responsible-gambling', module: null },
  { id: 'office_settings_privacy', section: 'settings', path: 'office/settings/privacy', module: null },
  { id: 'office_promotion', section: 'promo', path: 'office/promotion', module: 'promo' },
  { id: 'office_settings_promo_code_history', section: 'promo', path: 'office/settings/promo-code-history', module: 'promo' },
  { id: 'office_bring_friend', section: 'promo', path: 'office/bring-friend', module: 'bringFriend' },
  { id: 'office_support', section: 'help', path: 'office/support', module: null },
  { id: 'office_admin_request', section: 'help', path: 'office/admin-request', module: null },
  { id: 'office_share_idea', section: 'help', path: 'office/share-idea', module: null },
] as const;
export type OfficePageId = (typeof OFFICE_PAGES)[number]['id'];

/** What a player can write to the house. */
export const REQUEST_KINDS = ['admin', 'idea', 'convert'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Papers whose data can be named beforehand, and the fields that each needs (R085). */
export const DOCUMENT_FIELDS = {
  passport: ['number', 'issued_at', 'expires_at', 'issued_by', 'citizenship'],
  'id-card': ['number', 'issued_at', 'expires_at', 'citizenship'],
  'driving-licence': ['number', 'issued_at', 'expires_at'],
  'residence-permit': ['number', 'issued_at', 'expires_at', 'citizenship'],
} as const;
export type DocumentType = keyof typeof DOCUMENT_FIELDS;
export const DOCUMENT_TYPES = Object.keys(DOCUMENT_FIELDS) as [DocumentType, ...DocumentType[]];
export type DocumentField = (typeof DOCUMENT_FIELDS)[DocumentType][number];

/** Parts of the site that come from other services than the betting itself. */
export const PARTITIONS = ['statistics', 'cyber-statistics', 'match-previews', 'sandbox-payments'] as const;
