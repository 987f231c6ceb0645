import { columnContext } from '#features/vault';

/**
 * How copying and erasing treat the tables in which a player's data stands. A table with a column `player_id` is found by itself: it is
 * copied whole but for its secrets, and on erasure keeps its rows while whatever column says who somebody is, or from where, is emptied.
 * Here stands only what differs.
 */

/** Rows that belong to a player by way of another table, from the parent down. */
export const CHILDREN = [
  { table: 'bet_leg', key: 'bet_id', parent: 'bet', parentKey: 'id' },
  { table: 'bet_event', key: 'bet_id', parent: 'bet', parentKey: 'id' },
  { table: 'casino_tournament_round', key: 'entry_id', parent: 'casino_tournament_entry', parentKey: 'id' },
  { table: 'poker_top_up', key: 'seat_id', parent: 'poker_seat', parentKey: 'id' },
  { table: 'poker_hand_seat', key: 'seat_id', parent: 'poker_seat', parentKey: 'id' },
  { table: 'ledger_entry', key: 'account_id', parent: 'ledger_account', parentKey: 'id' },
] as const;

/** Of the house, or the copy itself: no part of a copy. */
export const NOT_COPIED: ReadonlySet<string> = new Set(['player_key', 'data_export', 'player_block_status']);

/** Columns that are keys to something, not data about somebody; those of older versions, which are empty. */
export const SECRET_COLUMN = /(^|_)(hash|wrapped_key|master_key_id|secret|verifier|nonce|plain)$/;

/** Sealed columns and where their bytes are sealed, by the row (feature vault). Bytes that are not named here stay out of a copy. */
export const ENCRYPTED_COLUMNS: Readonly<
  Record<string, { readonly as: 'text' | 'json' | 'jpeg'; contextOf(row: Readonly<Record<string, unknown>>): string }>
> = {
  ...Object.fromEntries(
    ['email', 'phone', 'first_name', 'last_name', 'birth_date'].map((column) => [
      `player.${column}`,
      { as: 'text', contextOf: () => columnContext('player', column) } as const,
    ]),
  ),
  'player_block.reason': { as: 'text', contextOf: () => columnContext('player_block', 'reason') },
  ...Object.fromEntries(
    ['session', 'security_event', 'consent'].flatMap((table) =>
      ['ip', 'user_agent'].map((column) => [`${table}.${column}`, { as: 'text', contextOf: () => columnContext(table, column) } as const]),
    ),
  ),
  'block_appeal.text': { as: 'text', contextOf: () => columnContext('block_appeal', 'text') },
  'block_appeal.answer': { as: 'text', contextOf: () => columnContext('block_appeal', 'answer') },
  'outgoing_message.content': { as: 'json', contextOf: () => columnContext('outgoing_message', 'content') },
  'one_time_code.address': { as: 'text', contextOf: () => 'one-time-code' },
  'activation.address': { as: 'text', contextOf: () => 'activation' },
  'email_change.email': { as: 'text', contextOf: () => 'email-change' },
  'phone_flow.new_phone': { as: 'text', contextOf: () => 'phone-flow' },
  'player.details': { as: 'json', contextOf: () => 'player-details' },
  'registration_record.details': { as: 'json', contextOf: () => 'registration-details' },
  'required_document.fields': { as: 'json', contextOf: (row) => `required-document ${String(row.document_type)}` },
  'support_request.body': { as: 'text', contextOf: () => 'player-request' },
  'support_request.answer': { as: 'text', contextOf: () => 'player-request-answer' },
  'secret_question.own_question': { as: 'text', contextOf: () => 'secret-question' },
  'identity_document.fields': { as: 'json', contextOf: (row) => `identity-document ${String(row.id)}` },
  'identity_photo.image': { as: 'jpeg', contextOf: (row) => `identity-photo ${String(row.id)}` },
  'payout_destination.details': { as: 'text', contextOf: () => 'payout-destination' },
  'support_post.body': { as: 'text', contextOf: () => 'support-post' },
  'support_file.image': { as: 'jpeg', contextOf: (row) => `support-file ${String(row.id)}` },
  'support_payment_query.facts': { as: 'json', contextOf: () => 'support-payment-facts' },
  'support_query_payment.facts': { as: 'json', contextOf: () => 'support-payment-facts' },
  'manual_adjustment.reason': { as: 'text', contextOf: () => columnContext('manual_adjustment', 'reason') },
  'manual_adjustment.decided_reason': { as: 'text', contextOf: () => columnContext('manual_adjustment', 'decided_reason') },
  'operator_note.body': { as: 'text', contextOf: () => 'operator-note' },
};

/** Deleted whole on erasure, in this order: what nobody is bound to keep. `identity_event` goes with the sessions that it tells of. */
export const DELETED_TABLES = [
  'support_file',
  'support_post',
  'support_query_payment',
  'support_payment_query',
  'support_thread',
  'operator_note',
  'support_request',
  'required_document',
  'identity_photo',
  'identity_event',
  'identity_session',
  'identity_document',
  'inbox_message',
  'outgoing_message',
  'email_change',
  'phone_flow',
  'one_time_code',
  'activation',
  'activation_popup',
  'password_reset',
  'sign_in_step',
  'trusted_device',
  'oauth_grant',
  'xframe_token',
  'social_link',
  'social_flow',
  'second_factor',
  'secret_question',
  'recovery_key',
  'player_pin',
  'player_setting',
  'disallowed_sport',
  'favorite',
  'casino_favourite',
  'casino_chat_report',
  'casino_chat_hidden',
  'casino_chat_mute',
  'casino_chat_message',
  'casino_chat_person',
  'player_saved_coupon',
  'match_subscription',
  'block_appeal',
  'player_block',
  'payout_destination',
  'bank_identity',
  'data_export',
] as const;

/** Tables whose rows name the player only through another one of the deleted tables. */
export const DELETED_BY_PARENT: Readonly<Record<string, { readonly key: string; readonly parent: string; readonly parentKey: string }>> = {
  identity_event: { key: 'session_id', parent: 'identity_session', parentKey: 'id' },
};

/** Columns that are emptied where their rows stay. */
export const ERASED_COLUMN =
  /^(ip|user_agent|address|email|email_hash|phone|phone_hash|new_phone|login|first_name|last_name|birth_date|details|text|note|region_id|city_id|promo_code|email_confirmed_at|phone_confirmed_at)$/;
