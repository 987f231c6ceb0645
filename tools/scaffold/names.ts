/** "getTips", "tips/daily" -> "get-tips", "tips-daily". */
export const kebab = (name: string): string =>
  name
    .replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
export const camel = (name: string): string => kebab(name).replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
export const pascal = (name: string): string => camel(name).replace(/^\w/, (c) => c.toUpperCase());
export const constant = (name: string): string => kebab(name).replaceAll('-', '_').toUpperCase();
/** How a property is read: brackets where its name is no word. */
export const member = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`);
