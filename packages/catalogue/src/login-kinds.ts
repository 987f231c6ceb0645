/** Login modes and identifier kinds (R060). */
export const LOGIN_MODES = ['phone', 'email'] as const;

export type LoginMode = (typeof LOGIN_MODES)[number];

export const LOGIN_IDENTIFIERS = ['email', 'phone_number', 'sms', 'id', 'xframe_token'] as const;

export type LoginIdentifier = (typeof LOGIN_IDENTIFIERS)[number];
