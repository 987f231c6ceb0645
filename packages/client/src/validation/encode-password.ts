/** Base64 of UTF-8, as password fields are sent (R069). `btoa` alone fails on letters beyond Latin-1. */
export const encodePassword = (password: string): string =>
  btoa(Array.from(new TextEncoder().encode(password), (byte) => String.fromCharCode(byte)).join(''));

/** The body of a change of password. */
export const passwordChange = (fields: {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
  readonly endOtherSessions: boolean;
}) => ({
  old_password: encodePassword(fields.oldPassword),
  password: encodePassword(fields.password),
  password_confirmation: encodePassword(fields.confirmation),
  end_other_sessions: fields.endOtherSessions,
});
