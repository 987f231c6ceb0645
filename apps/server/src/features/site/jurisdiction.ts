/** Countries (ISO alpha-2) whose residents cannot open an account. */
const NOT_SERVED: ReadonlySet<string> = new Set(['US', 'KP', 'IR', 'SY', 'CU']);

export const isServed = (countryCode: string): boolean => !NOT_SERVED.has(countryCode);
