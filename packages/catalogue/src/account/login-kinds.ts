/** Login modes (R060); each is an identifier of a login too. @internal */
export const LOGIN_MODES = ['phone', 'email'] as const;

export const LOGIN_IDENTIFIERS = ['email', 'phone_number', 'sms', 'id', 'xframe_token'] as const;
