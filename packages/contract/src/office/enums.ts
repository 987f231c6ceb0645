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
/**
 * `module`: the part of the site's configuration without which the page is not there. `listed`: it stands in the menu itself; the others are
 * reached from one that does.
 */
export const OFFICE_PAGES = [
  { id: 'office_recharge', section: 'money', path: 'office/recharge', module: null, listed: true },
  { id: 'office_deduce', section: 'money', path: 'office/deduce', module: 'withdrawal', listed: true },
  { id: 'office_payment_requests', section: 'money', path: 'office/payment-requests', module: 'withdrawal', listed: true },
  { id: 'office_payment_history', section: 'money', path: 'office/payment-history', module: 'paymentHistory', listed: true },
  {
    id: 'office_payment_consultant_requests',
    section: 'money',
    path: 'office/payment-consultant',
    module: 'paymentHistory',
    listed: true,
  },
  {
    id: 'office_payment_consultant_create_by_topic',
    section: 'money',
    path: 'office/payment-consultant/new',
    module: 'paymentHistory',
    listed: false,
  },
  { id: 'office_settings_wallets', section: 'money', path: 'office/settings/wallets', module: null, listed: true },
  { id: 'office_convert_account', section: 'money', path: 'office/convert-account', module: null, listed: false },
  { id: 'office_bets_history', section: 'bets', path: 'bets', module: null, listed: true },
  { id: 'office_casino', section: 'bets', path: 'office/casino', module: null, listed: true },
  { id: 'office_slots', section: 'bets', path: 'office/slots', module: null, listed: false },
  { id: 'office_casino_vip_cashback', section: 'bets', path: 'office/casino/vip-cashback', module: null, listed: false },
  { id: 'office_casino_premium_cashback', section: 'bets', path: 'office/casino/premium-cashback', module: null, listed: false },
  { id: 'office_bets_history_casino_mail', section: 'bets', path: 'office/casino/mail', module: null, listed: false },
  { id: 'office_interactive_manager_bets', section: 'bets', path: 'bets/manager', module: null, listed: false },
  { id: 'office_powerbet', section: 'bets', path: 'bets/power-bet', module: null, listed: false },
  { id: 'office_bets_history_mail', section: 'bets', path: 'bets/mail', module: null, listed: false },
  { id: 'office_bets_history_clear', section: 'bets', path: 'bets/clear', module: null, listed: false },
  { id: 'office_bets_coupons', section: 'bets', path: 'bets/coupons', module: null, listed: false },
  { id: 'office_account', section: 'profile', path: 'office/account', module: null, listed: true },
  { id: 'office_identification', section: 'profile', path: 'office/identification', module: null, listed: true },
  { id: 'office_security', section: 'profile', path: 'office/security', module: null, listed: true },
  { id: 'office_session_history', section: 'profile', path: 'office/session-history', module: null, listed: true },
  { id: 'office_messages', section: 'profile', path: 'office/messages', module: null, listed: true },
  { id: 'office_menu', section: 'profile', path: 'office', module: null, listed: false },
  { id: 'office_menu_profile', section: 'profile', path: 'office/menu/profile', module: null, listed: false },
  { id: 'office_account_edit', section: 'profile', path: 'office/account/edit', module: null, listed: false },
  { id: 'office_clarify_data', section: 'profile', path: 'office/clarify-data', module: null, listed: false },
  { id: 'office_account_verification', section: 'profile', path: 'office/account-verification', module: null, listed: false },
  { id: 'office_account_identification_welcome', section: 'profile', path: 'office/identification/welcome', module: null, listed: false },
  { id: 'office_blocks', section: 'profile', path: 'office/blocks', module: null, listed: false },
  { id: 'office_change_password', section: 'profile', path: 'office/change-password', module: null, listed: false },
  { id: 'office_change_login', section: 'profile', path: 'office/change-login', module: null, listed: false },
  { id: 'office_change_email', section: 'profile', path: 'office/change-email', module: null, listed: false },
  { id: 'office_activation_email', section: 'profile', path: 'office/activation-email', module: null, listed: false },
  { id: 'office_phone_binding', section: 'profile', path: 'office/phone-binding', module: null, listed: false },
  { id: 'office_phone_activate', section: 'profile', path: 'office/phone-activate', module: null, listed: false },
  { id: 'office_phone_change', section: 'profile', path: 'office/phone-change', module: null, listed: false },
  { id: 'office_security_question', section: 'profile', path: 'office/security-question', module: null, listed: false },
  { id: 'office_security_auth_by_email', section: 'profile', path: 'office/security-auth-by-email', module: null, listed: false },
  { id: 'office_two_factor_auth_enable', section: 'profile', path: 'office/two-factor-enable', module: null, listed: false },
  { id: 'office_two_factor_auth_disable', section: 'profile', path: 'office/two-factor-disable', module: null, listed: false },
  { id: 'office_settings', section: 'settings', path: 'office/settings', module: null, listed: true },
  { id: 'office_settings_account', section: 'settings', path: 'office/settings/account', module: null, listed: true },
  { id: 'office_settings_disallow_sports', section: 'settings', path: 'office/settings/disallow-sports', module: null, listed: true },
  { id: 'office_settings_mailing', section: 'settings', path: 'office/settings/mailing', module: null, listed: true },
  { id: 'office_email_subscription', section: 'settings', path: 'office/email-subscription', module: null, listed: true },
  { id: 'office_responsible_gambling', section: 'settings', path: 'office/responsible-gambling', module: null, listed: true },
  { id: 'office_settings_privacy', section: 'settings', path: 'office/settings/privacy', module: null, listed: true },
  { id: 'office_menu_settings', section: 'settings', path: 'office/menu/settings', module: null, listed: false },
  { id: 'office_promotion', section: 'promo', path: 'office/promotion', module: 'promo', listed: true },
  { id: 'office_settings_promo_code_history', section: 'promo', path: 'office/settings/promo-code-history', module: 'promo', listed: true },
  { id: 'office_bring_friend', section: 'promo', path: 'office/bring-friend', module: 'bringFriend', listed: true },
  { id: 'office_support', section: 'help', path: 'office/support', module: null, listed: true },
  { id: 'office_admin_request', section: 'help', path: 'office/admin-request', module: null, listed: true },
  { id: 'office_share_idea', section: 'help', path: 'office/share-idea', module: null, listed: true },
  { id: 'office_support_new', section: 'help', path: 'office/support/new', module: null, listed: false },
] as const;
export type OfficePageId = (typeof OFFICE_PAGES)[number]['id'];
export type ListedOfficePageId = Extract<(typeof OFFICE_PAGES)[number], { readonly listed: true }>['id'];

/** Letters that a player can write to the house. */
export const PLAYER_MESSAGE_KINDS = ['admin', 'idea', 'convert'] as const;
export type RequestKind = (typeof PLAYER_MESSAGE_KINDS)[number];

/** Papers whose data can be named beforehand, and the fields that each needs (R085). */
export const ID_DOCUMENT_FIELDS = {
  passport: ['number', 'issued_at', 'expires_at', 'issued_by', 'citizenship'],
  'id-card': ['number', 'issued_at', 'expires_at', 'citizenship'],
  'driving-licence': ['number', 'issued_at', 'expires_at'],
  'residence-permit': ['number', 'issued_at', 'expires_at', 'citizenship'],
} as const;
export type DocumentType = keyof typeof ID_DOCUMENT_FIELDS;
export const DOCUMENT_TYPES = Object.keys(ID_DOCUMENT_FIELDS) as [DocumentType, ...DocumentType[]];
export type IdDocumentField = (typeof ID_DOCUMENT_FIELDS)[DocumentType][number];

/** Parts of the site that come from other services than the betting itself, each with where it begins. `module`: as of a page of the office. */
export const PARTITIONS = [
  { key: 'statistics', path: 'statistics-popup/game', module: 'statistics' },
  { key: 'cyber-statistics', path: 'statistics-popup/cyber', module: 'statistics' },
  { key: 'match-previews', path: 'line', module: 'sports' },
  { key: 'sandbox-payments', path: 'office/recharge', module: null },
] as const;
