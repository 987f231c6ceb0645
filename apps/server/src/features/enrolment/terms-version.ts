/** Of the texts which are agreed to at registration (S005 terms and rules): the day since which they stand as they are. */
export const TERMS_VERSION = '2026-01-01';
/** Of the cookie notice. */
export const COOKIES_VERSION = '2026-01-01';
