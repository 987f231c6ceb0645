/** The raw value of a cookie in a Cookie header or in `document.cookie`; null where it is absent. */
export function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Keeps a cookie for a year; not by cookieStore, which is absent over plain HTTP and in browsers of the last years. Browser only. */
export const keepCookie = (name: string, value: string): void => {
  Reflect.set(document, 'cookie', `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`);
};

export const dropCookie = (name: string): void => {
  Reflect.set(document, 'cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
};
