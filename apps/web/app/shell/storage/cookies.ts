/** The raw value of a cookie in a Cookie header or in `document.cookie`; null where it is absent. */
export function parseCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

const YEAR_SECONDS = 31_536_000;

/** Keeps a cookie, for a year if nothing else is said; not by cookieStore, which is absent over plain HTTP and in browsers of the last years. Browser only. */
export const setCookie = (name: string, value: string, seconds = YEAR_SECONDS): void => {
  Reflect.set(document, 'cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`);
};

export const deleteCookie = (name: string): void => {
  Reflect.set(document, 'cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
};
