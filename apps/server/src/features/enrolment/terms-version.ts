/** Version of the terms and rules that a player agrees to at registration (S005): the day of their last change. */
export const TERMS_VERSION = '2026-01-01';
/** Version of the cookie notice, by its last change. */
export const COOKIES_VERSION = '2026-01-01';
